import type { UserView } from '@trialdesk/contract/replies/users';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { useSites, useStudyChoices } from '../../../lib/sites-and-studies.ts';
import { useUsers } from '../api/use-users.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { registrationLink, useCopyLink } from './use-copy-link.ts';
import { useLoadNotices } from './use-load-notices.ts';
import { useOnReturn } from './use-on-return.ts';
import { USERS_HEADING, UsersPanel } from './users-panel.tsx';

/** Lazy, since forms are large. */
const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));

type OpenDialog = { kind: 'invite' } | { kind: 'delete' | 'link'; user: UserView };

export function TeamPage() {
  const users = useUsers();
  const sites = useSites();
  const studies = useStudyChoices();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [deletions, setDeletions] = useState(0);
  const copy = useCopyLink();
  const toast = useToast();
  const failed = users.status === 'failed';
  useLoadNotices(sites, studies);
  useOnReturn(users.reload);

  useEffect(() => {
    if (failed) toast.error('usersFailed');
  }, [failed, toast]);

  // The focused row is gone.
  useEffect(() => {
    if (deletions > 0) document.getElementById(USERS_HEADING)?.focus();
  }, [deletions]);

  const close = () => setOpen(null);

  async function copyLink(user: UserView) {
    if (!(await copy(registrationLink(user.id)))) setOpen({ kind: 'link', user });
  }

  return (
    <Page
      title="Access Management"
      actions={
        <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setOpen({ kind: 'invite' })}>
          Invite User
        </Button>
      }
    >
      {users.data && (
        <UsersPanel
          users={users.data}
          onDelete={(user) => setOpen({ kind: 'delete', user })}
          onCopyLink={(user) => void copyLink(user)}
        />
      )}
      {!users.data && failed && <LoadFailed title="Users could not be loaded." onRetry={users.reload} />}
      {!users.data && !failed && (
        <Box role="status" aria-label="Loading users">
          <Skeleton variant="rounded" height={420} />
        </Box>
      )}
      {open?.kind === 'invite' && (
        <Suspense fallback={<DialogLoading />}>
          <InviteDialog sites={sites} studies={studies} onClose={close} onInvited={users.reload} />
        </Suspense>
      )}
      {open?.kind === 'link' && <LinkDialog invitation={open.user} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteUserDialog
          user={open.user}
          onCancel={close}
          onRefused={() => {
            close();
            users.reload();
          }}
          onDeleted={() => {
            close();
            setDeletions(deletions + 1);
            users.reload();
          }}
        />
      )}
    </Page>
  );
}
