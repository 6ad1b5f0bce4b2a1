import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import type { Scope } from '@trialdesk/contract/request-view';
import type { RequestView } from '@trialdesk/contract/entities/preferences';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DialogLoading } from '../../../../../components/dialog-loading.tsx';
import { loadCode } from '../../../../../lib/code/load-code.ts';
import { useSavedViews } from '../../../api/use-saved-views.ts';
import { isSameQuery, paramsOf, readQuery } from './view-query.ts';

/** Lazy, since the dashboard opens without it. */
const ViewsDropdown = lazy(async () => ({
  default: (await loadCode(() => import('./views-dropdown.tsx'))).ViewsDropdown,
}));

/** Lazy, since forms are large. */
const ViewDialog = lazy(async () => ({
  default: (await loadCode(() => import('./view-dialog.tsx'))).ViewDialog,
}));

const DeleteViewDialog = lazy(async () => ({
  default: (await loadCode(() => import('./delete-view-dialog.tsx'))).DeleteViewDialog,
}));

type OpenDialog = { kind: 'save'; view: SavedView | null } | { kind: 'delete'; view: SavedView };

interface ViewsMenuProps {
  view: RequestView;
  scope: Scope;
}

/** Opens, saves, changes and deletes named views. The button has the name of the one that is shown. */
export function ViewsMenu({ view, scope }: ViewsMenuProps) {
  const [params, setParams] = useSearchParams();
  const live = useSavedViews();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const id = useId();
  const query = readQuery(params, { view, scope });
  const current = live.status === 'ready' ? live.data.find((each) => isSameQuery(each.query, query)) : undefined;
  const close = () => setAnchor(null);
  const open = (next: OpenDialog) => {
    close();
    setDialog(next);
  };
  const closeDialog = () => setDialog(null);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={current ? `Views: ${current.name}` : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
        sx={{ minWidth: 0, maxWidth: 240 }}
      >
        <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {current?.name ?? 'Views'}
        </Box>
      </Button>
      {wasOpened && (
        <Suspense fallback={<DialogLoading />}>
          <ViewsDropdown
            {...{ anchor, id, live, current }}
            onClose={close}
            onChoose={(chosen) => {
              close();
              setParams(paramsOf(chosen.query));
            }}
            onSave={() => open({ kind: 'save', view: null })}
            onChange={(changed) => open({ kind: 'save', view: changed })}
            onDelete={(deleted) => open({ kind: 'delete', view: deleted })}
          />
        </Suspense>
      )}
      {dialog && (
        <Suspense fallback={<DialogLoading />}>
          {dialog.kind === 'save' && <ViewDialog view={dialog.view} {...{ query }} onClose={closeDialog} />}
          {dialog.kind === 'delete' && <DeleteViewDialog view={dialog.view} onClose={closeDialog} />}
        </Suspense>
      )}
    </>
  );
}
