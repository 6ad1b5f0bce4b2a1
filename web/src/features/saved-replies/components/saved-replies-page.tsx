import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { loadCode } from '../../../lib/code/load-code.ts';
import { useFetched } from '../../../lib/use-fetched.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { ReplyPanel } from './reply-panel.tsx';

/** Lazy, since forms are large. */
const ReplyDialog = lazy(async () => ({
  default: (await loadCode(() => import('../../../components/saved-replies/reply-dialog.tsx'))).ReplyDialog,
}));

const DeleteReplyDialog = lazy(async () => ({
  default: (await loadCode(() => import('./delete-reply-dialog.tsx'))).DeleteReplyDialog,
}));

type OpenDialog = { kind: 'save'; reply: SavedReplyView | null } | { kind: 'delete'; reply: SavedReplyView };

/** Words to insert into responses: one's own, and those of the research team. */
export function SavedRepliesPage() {
  const [search, setSearch] = useSearchText('q');
  const fetched = useFetched('listSavedReplies');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const add = () => setOpen({ kind: 'save', reply: null });
  const close = () => setOpen(null);
  return (
    <Page
      title="Saved Replies"
      width={960}
      back={{ to: PATHS.settings, label: 'Back to Settings' }}
      actions={
        <Button variant="contained" startIcon={<Add />} onClick={add}>
          Add Saved Reply
        </Button>
      }
    >
      {fetched.status === 'failed' && (
        <LoadFailed title="The saved replies could not be loaded." onRetry={fetched.retry} />
      )}
      {fetched.status === 'loading' && (
        <Skeleton variant="rounded" height={320} role="status" aria-label="Loading saved replies" />
      )}
      {fetched.status === 'ready' && (
        <ReplyPanel
          replies={fetched.data}
          search={search}
          onSearch={setSearch}
          onAdd={add}
          onChange={(reply) => setOpen({ kind: 'save', reply })}
          onDelete={(reply) => setOpen({ kind: 'delete', reply })}
        />
      )}
      {open && (
        <Suspense fallback={<DialogLoading />}>
          {open.kind === 'save' && <ReplyDialog reply={open.reply} onClose={close} />}
          {open.kind === 'delete' && <DeleteReplyDialog reply={open.reply} onClose={close} />}
        </Suspense>
      )}
    </Page>
  );
}
