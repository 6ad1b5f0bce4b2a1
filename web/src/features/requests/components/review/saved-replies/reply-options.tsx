import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { StatusBadge } from '../../../../../components/status-badge.tsx';

/** Rendered at most; a word finds the others. */
export const MOST_OPTIONS = 50;

interface ReplyOptionsProps {
  id: string;
  options: readonly SavedReplyView[];
  active: number;
  onChoose: (reply: SavedReplyView) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** A listbox; the field that has the focus names its active option. */
export function ReplyOptions({ id, options, active, onChoose }: ReplyOptionsProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <Box
      component="ul"
      role="listbox"
      id={id}
      aria-label="Saved replies"
      sx={{ listStyle: 'none', m: 0, p: 0.5, maxHeight: 280, overflowY: 'auto' }}
    >
      {options.slice(0, MOST_OPTIONS).map((reply, index) => (
        <Box
          component="li"
          key={reply.id}
          role="option"
          id={optionId(id, index)}
          aria-selected={index === active}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(reply)}
          sx={{
            px: 1.5,
            py: 1,
            borderRadius: '6px',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'action.hover' },
            '&[aria-selected="true"]': { bgcolor: 'var(--td-primary-soft)' },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box dir="auto" sx={{ fontWeight: 600, fontSize: '0.875rem', flex: 1, minWidth: 0, ...ONE_LINE }}>
              {reply.title}
            </Box>
            {reply.is_shared && <StatusBadge tone="neutral">Shared</StatusBadge>}
          </Box>
          <Box dir="auto" sx={{ fontSize: '0.8125rem', color: 'text.secondary', ...ONE_LINE }}>
            {reply.text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
