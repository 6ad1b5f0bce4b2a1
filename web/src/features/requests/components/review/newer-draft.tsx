import type { Citation } from '@trialdesk/contract/entities/citation';
import type { ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AnswerText } from '../../../../components/cited-answer/answer-text.tsx';
import { CitationList } from '../../../../components/cited-answer/citation-list.tsx';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { saveEdit } from '../../api/respond.ts';
import { draftDoubts } from './document-doubts.ts';
import { DoubtNotice } from './doubt-notice.tsx';
import { SiteValues } from './site-values.tsx';

interface NewerDraftProps {
  requestId: string;
  query: RequestQuery;
  draft: ReadyDraft;
  archived: ReadonlySet<string>;
  onOpen: (citation: Citation) => void;
}

/** A draft written after a response was saved. It is only used if the reviewer asks for it. */
export function NewerDraft({ requestId, query, draft, archived, onOpen }: NewerDraftProps) {
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();
  const answerId = `newer-${query.id}`;
  const use = async () => {
    setIsSaving(true);
    try {
      const { id: queryId, version } = query;
      await saveEdit({ requestId, queryId, text: draft.text, version, isBasedOnDraft: true });
      toast.success('editSaved');
    } catch {
      toast.error('editFailed');
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Box
      component="section"
      aria-label="Newer draft"
      sx={{ display: 'grid', gap: 1.5, p: 2, border: '1px solid var(--td-line)', borderRadius: '10px' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, flex: '1 1 240px' }}>A newer draft is available</Typography>
        <LoadingButton size="small" variant="outlined" loading={isSaving} onClick={() => void use()}>
          Use this draft
        </LoadingButton>
      </Box>
      <DoubtNotice sentences={draftDoubts(draft)} />
      <SiteValues values={draft.site_values ?? []} />
      <AnswerText answerId={answerId} text={draft.text} citations={draft.citations} />
      <CitationList citations={draft.citations} {...{ answerId, archived, onOpen }} />
    </Box>
  );
}
