import type { Quote } from '@trialdesk/contract/entities/citation';
import type { FactView, StudyGlance } from '@trialdesk/contract/replies/study-facts';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { EmptyAction } from '../../../components/empty-action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { CitedDocument } from '../../../components/pdf-viewer/cited-document.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { PATHS } from '../../../config/paths.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { FactGroup } from './fact-group.tsx';
import { countFacts, FACT_FILTERS, filterFacts, type FactFilter } from './glance-filter.ts';
import { loadCode } from '../../../lib/code/load-code.ts';

/** Lazy, since few facts are reviewed. */
const FactDialog = lazy(async () => ({ default: (await loadCode(() => import('./fact-dialog.tsx'))).FactDialog }));

interface GlanceFactsProps {
  glance: StudyGlance;
  search: string;
  setSearch: (search: string) => void;
  /** One narrow column. */
  isCompact?: boolean;
  /** Shows the page of a statement; without it, a dialog does. */
  onOpen?: (quote: Quote) => void;
}

/** All fields of a study, with search and filter. A statement opens its page. */
export function GlanceFacts({ glance, search, setSearch, isCompact = false, onOpen }: GlanceFactsProps) {
  const { documents, groups } = glance;
  const [filter, setFilter] = useState<FactFilter>('all');
  const [reviewed, setReviewed] = useState<FactView | null>(null);
  const mayReview = useCan('review_facts');
  const [opened, setOpened] = useState<Quote | null>(null);
  const unread = documents.filter(({ state }) => state === 'queued' || state === 'reading');
  if (!documents.some(({ state }) => state === 'ready')) return <NothingRead isReading={unread.length > 0} />;
  const counts = countFacts(groups);
  const shown = filterFacts(groups, { filter, search });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {unread.length > 0 && (
        <Alert severity="info">
          Still being read: {unread.map(({ name }) => name).join(', ')}. Reload in a minute.
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: isCompact ? '1fr' : { sm: '1fr auto' } }}>
        <SearchField placeholder="Search facts" value={search} onChange={setSearch} />
        <Box role="group" aria-label="Show" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {(Object.keys(FACT_FILTERS) as FactFilter[]).map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === filter ? 'outlined' : 'text'}
              aria-pressed={each === filter}
              onClick={() => setFilter(each)}
            >
              {FACT_FILTERS[each]} ({counts[each]})
            </Button>
          ))}
        </Box>
      </Box>
      {shown.map((group) => (
        <FactGroup
          key={group.name}
          {...{ group, isCompact }}
          namesDocument={documents.length > 1}
          onOpen={onOpen ?? setOpened}
          onReview={mayReview ? setReviewed : undefined}
        />
      ))}
      {shown.length === 0 && (
        <EmptyState
          icon={<FactCheck />}
          title={search.trim() === '' ? 'No facts to show' : `No facts matching "${search.trim()}"`}
        >
          <EmptyAction
            onClick={() => {
              setSearch('');
              setFilter('all');
            }}
          >
            Show all facts
          </EmptyAction>
        </EmptyState>
      )}
      {reviewed && (
        <Suspense fallback={<DialogLoading />}>
          <FactDialog fact={reviewed} glance={glance} onClose={() => setReviewed(null)} />
        </Suspense>
      )}
      <CitedDocument citation={opened} onClose={() => setOpened(null)} />
    </Box>
  );
}

function NothingRead({ isReading }: { isReading: boolean }) {
  return (
    <EmptyState icon={<FactCheck />} title={isReading ? 'The documents are still being read' : 'No documents to read'}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 420 }}>
        {isReading
          ? 'Facts appear once reading has finished. Reload in a minute.'
          : 'Upload the study’s protocol under Documents. Its facts appear here once it has been read.'}
      </Typography>
      {!isReading && (
        <Button variant="outlined" component={RouterLink} to={PATHS.documents}>
          Open the documents
        </Button>
      )}
    </EmptyState>
  );
}
