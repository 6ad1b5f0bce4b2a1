import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useId, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DropdownDialog } from '../../../../../components/dropdown-dialog.tsx';
import { LoadFailed } from '../../../../../components/load-failed.tsx';
import { matchingReplies } from '../../../../../components/saved-replies/matching-replies.ts';
import { PATHS } from '../../../../../config/paths.ts';
import type { Fetched } from '../../../../../lib/use-fetched.ts';
import { MOST_OPTIONS, optionId, ReplyOptions } from './reply-options.tsx';
import { useActiveOption } from './use-active-option.ts';

interface ReplyFinderProps {
  anchor: HTMLElement | null;
  fetched: Fetched<SavedReplyView[]>;
  onChoose: (reply: SavedReplyView) => void;
  onClose: () => void;
}

/** Finds a saved reply for those who do not type "/". */
export function ReplyFinder({ anchor, fetched, onChoose, onClose }: ReplyFinderProps) {
  return (
    <DropdownDialog
      anchor={anchor}
      label="Insert a saved reply"
      onClose={onClose}
      sx={{ width: 'min(420px, calc(100vw - 32px))', p: 1.5 }}
    >
      {fetched.status === 'loading' && (
        <Skeleton variant="rounded" height={120} role="status" aria-label="Loading saved replies" />
      )}
      {fetched.status === 'failed' && (
        <LoadFailed title="The saved replies could not be loaded." onRetry={fetched.retry} />
      )}
      {fetched.status === 'ready' && <Finder replies={fetched.data} onChoose={onChoose} />}
      <Link component={RouterLink} to={PATHS.savedReplies} variant="body2" sx={{ display: 'inline-block', mt: 1 }}>
        Manage saved replies
      </Link>
    </DropdownDialog>
  );
}

function Finder({ replies, onChoose }: { replies: readonly SavedReplyView[]; onChoose: (r: SavedReplyView) => void }) {
  const id = useId();
  const [search, setSearch] = useState('');
  const options = useMemo(() => matchingReplies(replies, search).slice(0, MOST_OPTIONS), [replies, search]);
  const { active, onKey } = useActiveOption(options, onChoose);
  const hasOptions = options.length > 0;
  if (replies.length === 0) {
    return (
      <Box sx={{ fontSize: '0.875rem' }}>
        There are no saved replies yet. Write a text that you need often, and choose “Save as Reply”.
      </Box>
    );
  }
  return (
    <>
      <TextField
        fullWidth
        size="small"
        autoFocus
        placeholder="Search saved replies"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && onKey(event.key)) event.preventDefault();
        }}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-label': 'Search saved replies',
            'aria-autocomplete': 'list',
            'aria-expanded': hasOptions,
            'aria-controls': id,
            'aria-activedescendant': hasOptions ? optionId(id, active) : undefined,
          },
        }}
        sx={{ mb: 1 }}
      />
      {hasOptions ? (
        <ReplyOptions {...{ id, options, active, onChoose }} />
      ) : (
        <Box id={id} role="status" sx={{ px: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
          No saved reply matches
        </Box>
      )}
    </>
  );
}
