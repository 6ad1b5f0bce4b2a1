import { hasOwnSites } from '@trialdesk/contract/permissions';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { sidebarEntries } from '../../../components/app-shell/sidebar-entries.ts';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden.ts';
import { PATHS, requestPath, siteRequestPath } from '../../../config/paths.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useActiveShortcuts } from '../../../lib/shortcuts/active-shortcuts.ts';
import { MOST, useFoundRequests, type FoundRequests } from '../api/use-found-requests.ts';
import { choicesFor, type Choice } from '../choices.ts';
import { HELP } from '../opened-command.ts';
import { ChoiceList, optionId } from './choice-list.tsx';

/** Goes to a page or request, or does what the page offers; a combobox in a dialog. */
export function Palette({ onClose }: { onClose: () => void }) {
  const member = useMember();
  const isTeam = useCan('read_drafts');
  const mayAsk = useCan('ask_questions') && hasOwnSites(member);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const titleId = useId();
  const listId = useId();
  const found = useFoundRequests(text);
  const pages = [
    ...sidebarEntries(member.role),
    ...(mayAsk ? [{ label: 'Submit a Study Request', to: PATHS.submitRequest }] : []),
  ];
  const shortcuts = [...useActiveShortcuts().filter(({ isGlobal }) => !isGlobal), HELP];
  const choices = choicesFor(text, { requests: found.requests, pages, shortcuts });
  const at = Math.min(active, choices.length - 1);

  const choose = (choice: Choice) => {
    onClose();
    // Once the dialog has returned the focus.
    setTimeout(() => {
      if (choice.kind === 'action') choice.shortcut.run();
      else void navigate(addressOf(choice, isTeam));
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = choices[at];
    if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'ArrowDown') setActive((at + 1) % Math.max(choices.length, 1));
    else if (event.key === 'ArrowUp') setActive((at + choices.length - 1) % Math.max(choices.length, 1));
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ container: { sx: { alignItems: 'flex-start' } }, paper: { sx: { mt: { xs: 2, sm: 10 } } } }}
    >
      <Box component="h2" id={titleId} sx={VISUALLY_HIDDEN}>
        Go to
      </Box>
      <Box
        component="input"
        autoFocus
        value={text}
        placeholder={NAME}
        aria-label={NAME}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? optionId(listId, at) : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        sx={FIELD}
      />
      <Box sx={{ minHeight: { sm: 360 }, maxHeight: '60vh', overflowY: 'auto', p: 1 }}>
        <ChoiceList id={listId} {...{ choices, isTeam }} active={at} onActive={setActive} onChoose={choose} />
        <Box role="status" sx={{ px: 1.5, py: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {statusText(found, choices.length)}
        </Box>
      </Box>
    </Dialog>
  );
}

function addressOf(choice: Exclude<Choice, { kind: 'action' }>, isTeam: boolean): string {
  if (choice.kind === 'page') return choice.to;
  const { request_id } = choice.request;
  return isTeam ? requestPath(request_id) : siteRequestPath(request_id);
}

function statusText({ status, requests }: FoundRequests, count: number): string {
  switch (status) {
    case 'searching':
      return 'Searching requests…';
    case 'failed':
      return 'Requests could not be searched.';
    case 'found':
      if (count === 0) return 'Nothing found.';
      if (requests.length === MOST) return 'The newest requests found. Add words to find others.';
      return count === 1 ? '1 result.' : `${count} results.`;
    case 'idle':
      return '';
  }
}

const NAME = 'Page, request number or words';

const FIELD = {
  flex: 'none',
  m: 1.5,
  mb: 0.5,
  px: 1.5,
  py: 1.25,
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: '10px',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: '400 1rem/1.5 var(--td-font)',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
