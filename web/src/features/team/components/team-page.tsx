import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { useFailureToast } from '../../../components/toast/use-toast.ts';
import { useSites, useStudyChoices } from '../../../lib/sites-and-studies.ts';
import { useUsers, type TeamUser } from '../api/use-users.ts';
import { UndeliveredMails } from './undelivered-mails.tsx';
import { registrationLink, useCopyLink } from './use-copy-link.ts';
import { useLoadNotices } from './use-load-notices.ts';
import { useRenew } from './use-renew.ts';
import { USERS_HEADING, UsersPanel } from './users-panel.tsx';
import { loadCode } from '../../../lib/code/load-code.ts';

/** Lazy, since forms are large and few users are deleted. */
const InviteDialog = lazy(async () => ({
  default: (await loadCode(() => import('./invite-dialog.tsx'))).InviteDialog,
}));
const RenameUserDialog = lazy(async () => ({
  default: (await loadCode(() => import('./rename-user-dialog.tsx'))).RenameUserDialog,
}));

const AccessDialog = lazy(async () => ({
  default: (await loadCode(() => import('./access-dialog.tsx'))).AccessDialog,
}));

const DeleteUserDialog = lazy(async () => ({
  default: (await loadCode(() => import('./delete-user-dialog.tsx'))).DeleteUserDialog,
}));
const LinkDialog = lazy(async () => ({ default: (await loadCode(() => import('./link-dialog.tsx'))).LinkDialog }));

/** Users read at once; doubled by each "Show more". */
const FIRST = 25;

type OpenDialog = { kind: 'invite' } | { kind: 'delete' | 'link' | 'renewed' | 'rename' | 'access'; user: TeamUser };

export function TeamPage() {
  const [search, setSearch] = useState('');
  const [size, setSize] = useState(FIRST);
  const searched = useDeferredValue(search);
  const users = useUsers({ search: searched, size });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const isChoosing = open?.kind === 'invite' || open?.kind === 'access';
  const sites = useSites(isChoosing);
  const studies = useStudyChoices(isChoosing);
  const [deletions, setDeletions] = useState(0);
  const copy = useCopyLink();
  const { renew, renewing } = useRenew();
  const { shown, retry } = users;
  const failed = retry !== null;
  useLoadNotices(sites, studies);
  useFailureToast('usersFailed', failed);

  // The focused row is gone.
  useEffect(() => {
    if (deletions > 0) document.getElementById(USERS_HEADING)?.focus();
  }, [deletions]);

  const close = () => setOpen(null);

  const actions = useMemo(
    () => ({
      onDelete: (user: TeamUser) => setOpen({ kind: 'delete', user }),
      onRename: (user: TeamUser) => setOpen({ kind: 'rename', user }),
      onAccess: (user: TeamUser) => setOpen({ kind: 'access', user }),
      onCopyLink: async (user: TeamUser) => {
        if (!(await copy(registrationLink(user.id)))) setOpen({ kind: 'link', user });
      },
      onRenew: async (expired: TeamUser) => {
        const user = await renew(expired);
        if (user) setOpen({ kind: 'renewed', user });
      },
    }),
    [copy, renew],
  );

  return (
    <Page
      title="Access Management"
      actions={
        <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setOpen({ kind: 'invite' })}>
          Invite User
        </Button>
      }
    >
      {(shown !== null || searched !== '') && (
        <UsersPanel
          users={shown}
          total={users.total}
          onRetry={retry}
          onMore={users.hasMore ? () => setSize(size * 2) : null}
          search={search}
          onSearch={(text) => {
            setSearch(text);
            setSize(FIRST);
          }}
          {...actions}
          renewing={renewing}
        />
      )}
      {shown === null && retry && searched === '' && <LoadFailed title="Users could not be loaded." onRetry={retry} />}
      {shown === null && !failed && searched === '' && (
        <Box role="status" aria-label="Loading users">
          <Skeleton variant="rounded" height={420} />
        </Box>
      )}
      <UndeliveredMails />
      {open?.kind === 'invite' && (
        <Suspense fallback={<DialogLoading />}>
          <InviteDialog sites={sites} studies={studies} onClose={close} />
        </Suspense>
      )}
      {open?.kind === 'rename' && (
        <Suspense fallback={<DialogLoading />}>
          <RenameUserDialog user={open.user} onCancel={close} onRenamed={close} />
        </Suspense>
      )}
      {open?.kind === 'access' && (
        <Suspense fallback={<DialogLoading />}>
          <AccessDialog user={open.user} sites={sites} studies={studies} onClose={close} />
        </Suspense>
      )}
      {(open?.kind === 'link' || open?.kind === 'renewed') && (
        <Suspense fallback={<DialogLoading />}>
          <LinkDialog invitation={open.user} isManual={open.kind === 'link'} onClose={close} />
        </Suspense>
      )}
      {open?.kind === 'delete' && (
        <Suspense fallback={<DialogLoading />}>
          <DeleteUserDialog
            user={open.user}
            onCancel={close}
            onRefused={close}
            onDeleted={() => {
              close();
              setDeletions(deletions + 1);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}
