import type { Citation } from '@trialdesk/contract/entities/citation';
import type { NotFoundDraft, PossiblePassage } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { insertablePassages } from '@trialdesk/contract/response-citations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CitationList } from '../../../components/cited-answer/citation-list.tsx';
import { InsertButton } from './insert-button.tsx';
import { Notice } from './notice.tsx';
import { OWN_DOCUMENTS } from './review/document-doubts.ts';

interface PossiblePassagesProps {
  query: RequestQuery;
  /** The medicine asked about, if no document names it. */
  medicine: string | undefined;
  /** Why no document of the study's own was searched. */
  ownDocuments: NotFoundDraft['own_documents'];
  archived?: ReadonlySet<string> | undefined;
  onOpen: (citation: Citation) => void;
  onInsert?: ((passage: PossiblePassage) => void) | undefined;
}

/** What the reviewer may answer from when nothing can be called an answer. */
export function PossiblePassages(props: PossiblePassagesProps) {
  const { query, medicine, ownDocuments, archived, onOpen, onInsert } = props;
  const passages = insertablePassages(query);
  const label = medicine === undefined ? 'Passages that may answer this' : 'What they say about other medicines';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {ownDocuments ? (
        <Notice title={OWN_DOCUMENTS[ownDocuments].title}>{OWN_DOCUMENTS[ownDocuments].advice}</Notice>
      ) : (
        <Notice
          title={
            medicine === undefined ? 'Not found in the protocol documents' : `The documents do not name ${medicine}`
          }
        >
          {explanation(medicine, passages)}
        </Notice>
      )}
      {passages.length > 0 && (
        <>
          <Typography component="p" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
            {label}
          </Typography>
          <CitationList
            answerId={`passages-${query.id}`}
            citations={passages}
            renderAction={(citation) => {
              const passage = passages.find(({ number }) => number === citation.number);
              return passage && <PassageAction passage={passage} onInsert={onInsert} />;
            }}
            {...{ label, archived, onOpen }}
          />
        </>
      )}
    </Box>
  );
}

function explanation(medicine: string | undefined, { length }: readonly PossiblePassage[]): string {
  if (medicine === undefined)
    return length > 0
      ? 'No passage answers this for certain. Check these before you write an answer.'
      : 'The documents do not answer this question, and no passage comes close.';
  return length > 0
    ? 'They may still restrict it in general terms. Check what they say about other medicines.'
    : 'They list no other medicines either.';
}

function PassageAction({ passage, onInsert }: { passage: PossiblePassage } & Pick<PossiblePassagesProps, 'onInsert'>) {
  const { text, text_snippet } = passage;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.75, mt: 0.75 }}>
      {text !== undefined && text !== text_snippet && <span>In context: {text}</span>}
      {onInsert && <InsertButton {...{ passage, onInsert }} />}
    </Box>
  );
}
