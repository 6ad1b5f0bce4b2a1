import type { StudyDocument } from '@trialdesk/contract/entities/document';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { loadCode } from '../../../lib/code/load-code.ts';
import { studyPath } from '../../../config/paths.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';
import type { DocumentHandlers } from './document-actions.tsx';
import { DocumentCard, type DocumentItemProps } from './document-card.tsx';
import { groupByStudy, type StudyGroup } from './document-list.ts';
import { versionNote } from './document-versions.ts';

/** Lazy, since cards are the default. */
const DocumentTable = lazy(async () => ({
  default: (await loadCode(() => import('./document-table.tsx'))).DocumentTable,
}));

export const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
};

interface DocumentGroupsProps {
  documents: readonly StudyDocument[];
  /** Versions before and after them. */
  related: readonly StudyDocument[];
  studies: readonly Named[];
  isTable: boolean;
  changing: ReadonlySet<string>;
  handlers: DocumentHandlers;
}

/** Documents by study, as cards or rows. */
export function DocumentGroups(props: DocumentGroupsProps) {
  const { documents, related, studies, isTable, changing, handlers } = props;
  const all = [...documents, ...related];
  return groupByStudy(documents, studies).map((group) => {
    const items = group.documents.map((document): DocumentItemProps => ({
      ...{ document, handlers, studyName: group.name },
      note: versionNote(document, all),
      isChanging: changing.has(document.id),
    }));
    return (
      <Box component="section" key={group.id} aria-label={group.name} sx={{ mb: 4 }}>
        <GroupHeading group={group} />
        {isTable ? (
          <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
            <DocumentTable label={group.name} items={items} />
          </Suspense>
        ) : (
          <Box sx={GRID}>
            {items.map((item) => (
              <DocumentCard key={item.document.id} {...item} />
            ))}
          </Box>
        )}
      </Box>
    );
  });
}

function GroupHeading({ group: { id, name } }: { group: StudyGroup }) {
  return (
    <Typography variant="h2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {id === null ? (
        name
      ) : (
        <Link component={RouterLink} to={studyPath(id)} color="inherit" underline="hover">
          {name}
        </Link>
      )}
    </Typography>
  );
}
