import { citationMark } from '@trialdesk/contract/citation-marks';
import type { Quote } from '@trialdesk/contract/entities/citation';
import type { EarlierAnswer } from '@trialdesk/contract/replies/earlier-answers';
import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DateTime } from '../../../../../components/date-time.tsx';
import { LoadingButton } from '../../../../../components/loading-button.tsx';
import { SignatureLine } from '../../../../../components/signature-line.tsx';
import { StatusBadge } from '../../../../../components/status-badge.tsx';
import { requestPath } from '../../../../../config/paths.ts';
import { CollapsibleText } from '../../dashboard/collapsible-text.tsx';
import type { Reuse } from './use-reusing.ts';

interface OfferedAnswerProps {
  earlier: EarlierAnswer;
  reuse: Reuse;
  onOpen: (quote: Quote) => void;
}

/** One sent answer with its question, who sent it, and its sources. */
export function OfferedAnswer({ earlier, reuse, onOpen }: OfferedAnswerProps) {
  const { request_id, request_number, site_name, title, question, answer, approval } = earlier;
  const { insert, underWay } = reuse;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' },
        ...{ p: 1.5, borderRadius: '10px', border: '1px solid var(--td-line)', bgcolor: 'var(--td-raised)' },
        ...{ fontSize: '0.875rem', overflowWrap: 'anywhere' },
      }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Link href={requestPath(request_id)} target="_blank" rel="noopener" dir="auto" sx={{ fontWeight: 600 }}>
            {title}
          </Link>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {[request_number, site_name].filter(Boolean).join(' · ')}
          </Box>
        </Box>
        {insert && (
          <LoadingButton
            size="small"
            variant="outlined"
            startIcon={<Add />}
            loading={underWay === earlier}
            disabled={underWay !== null}
            aria-label={`Insert the answer to ${title}`}
            onClick={() => void insert(earlier)}
          >
            Insert
          </LoadingButton>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        <CollapsibleText text={question} />
      </Box>
      <CollapsibleText text={answer.text} />
      {answer.citations.length > 0 && (
        <Box component="ul" aria-label="Sources" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.8125rem' }}>
          {answer.citations.map((citation) => (
            <li key={citation.number}>
              {citationMark(citation.number)}{' '}
              <Link
                component="button"
                type="button"
                onClick={() => onOpen(citation)}
                sx={{ font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' }}
              >
                {citation.document_name}, version {citation.document_version}, page {citation.page}
              </Link>
            </li>
          ))}
        </Box>
      )}
      <SignatureLine answer={answer} />
      {approval && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <StatusBadge tone="success">Approved for reuse</StatusBadge>
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            by <bdi>{approval.by.name}</bdi> · <DateTime at={approval.at} />
          </Box>
        </Box>
      )}
    </Box>
  );
}
