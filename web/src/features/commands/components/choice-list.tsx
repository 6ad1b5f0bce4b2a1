import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { isSingleKey } from '../../../lib/shortcuts/shortcut.ts';
import { useSingleKeys } from '../../../lib/shortcuts/single-keys.ts';
import { GROUPS, type Choice } from '../choices.ts';
import { Keys } from './keys.tsx';

interface ChoiceListProps {
  id: string;
  /** By group. */
  choices: readonly Choice[];
  active: number;
  /** Whether statuses are in the words of the research team. */
  isTeam: boolean;
  onActive: (at: number) => void;
  onChoose: (choice: Choice) => void;
}

export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** The options of a combobox, which keeps the focus. */
export function ChoiceList({ id, choices, active, isTeam, onActive, onChoose }: ChoiceListProps) {
  const chosen = useRef<HTMLLIElement>(null);
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const numbered = choices.map((choice, at) => ({ choice, at }));
  return (
    <div role="listbox" id={id} aria-label="Results">
      {[...Map.groupBy(numbered, ({ choice }) => choice.kind)].map(([kind, members]) => (
        <Box
          key={kind}
          component="ul"
          role="group"
          aria-labelledby={`${id}-${kind}`}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          <Box component="li" role="presentation" id={`${id}-${kind}`} sx={NAME}>
            {GROUPS[kind]}
          </Box>
          {members.map(({ choice, at }) => (
            <Box
              component="li"
              role="option"
              key={choice.key}
              id={optionId(id, at)}
              ref={at === active ? chosen : undefined}
              aria-selected={at === active}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => at !== active && onActive(at)}
              onClick={() => onChoose(choice)}
              sx={OPTION}
            >
              <Box
                component="span"
                dir="auto"
                sx={{ flex: choice.kind === 'request' ? '1 1 260px' : 1, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {choice.label}
              </Box>
              <Detail {...{ choice, isTeam }} />
            </Box>
          ))}
        </Box>
      ))}
    </div>
  );
}

function Detail({ choice, isTeam }: { choice: Choice; isTeam: boolean }) {
  const areSinglesOn = useSingleKeys();
  switch (choice.kind) {
    case 'request': {
      const { request_number, site_name, status } = choice.request;
      const state = STATUSES[status][isTeam ? 'team' : 'site'];
      return (
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {[request_number, isTeam && site_name, state].filter(Boolean).join(' · ')}
        </Box>
      );
    }
    case 'action': {
      const { keys } = choice.shortcut;
      return areSinglesOn || !isSingleKey(keys) ? <Keys keys={keys} /> : null;
    }
    case 'page':
      return null;
  }
}

const STATUSES = {
  processing: { team: 'Pending', site: 'Awaiting Response' },
  completed: { team: 'Completed', site: 'Response Received' },
  withdrawn: { team: 'Withdrawn', site: 'Withdrawn' },
} as const;

const NAME = { px: 1.5, pt: 1, pb: 0.5, fontSize: '0.75rem', fontWeight: 650, color: 'text.secondary' } as const;

const OPTION = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: 1.5,
  py: 0.875,
  borderRadius: '8px',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '&[aria-selected="true"]': { bgcolor: 'var(--td-raised)', boxShadow: 'inset 3px 0 0 var(--td-primary)' },
} as const;
