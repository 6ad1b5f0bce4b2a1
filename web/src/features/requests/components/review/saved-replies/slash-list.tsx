import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useEffect, useId, useMemo } from 'react';
import { optionId, ReplyOptions } from './reply-options.tsx';
import { useActiveOption } from './use-active-option.ts';
import type { OpenSlash } from './use-slash.ts';

interface SlashListProps {
  slash: OpenSlash;
  options: readonly SavedReplyView[];
  onChoose: (reply: SavedReplyView) => void;
  onClose: () => void;
}

/** What matches the words after a "/", at its place. The keys are the field's, which keeps the focus. */
export function SlashList({ slash, options, onChoose, onClose }: SlashListProps) {
  const id = useId();
  const { active, onKey } = useActiveOption(options, onChoose);
  const { field } = slash;
  const { left, top, height } = slash.offset;
  const anchor = useMemo(
    () => ({
      getBoundingClientRect: () => {
        const corner = field.getBoundingClientRect();
        return new DOMRect(corner.left + left, corner.top + top, 0, height);
      },
    }),
    [field, left, top, height],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.key === 'Escape') onClose();
      else if (!onKey(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  });

  useEffect(() => {
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-controls': id,
      ...(options.length > 0 && { 'aria-activedescendant': optionId(id, active) }),
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => Object.keys(attributes).forEach((name) => field.removeAttribute(name));
  }, [field, id, active, options.length]);

  return (
    // In place, so that it is in a landmark.
    <Popper
      open
      disablePortal
      anchorEl={anchor}
      placement="bottom-start"
      popperOptions={{ strategy: 'fixed' }}
      style={{ zIndex: 1300 }}
    >
      <Paper elevation={8} sx={{ width: 'min(420px, calc(100vw - 32px))' }}>
        {options.length > 0 ? (
          <ReplyOptions {...{ id, options, active, onChoose }} />
        ) : (
          <Box id={id} sx={{ px: 2, py: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>
            No saved reply matches
          </Box>
        )}
      </Paper>
    </Popper>
  );
}

/** For the status that is read out. */
export function slashSummary(count: number): string {
  if (count === 0) return 'No saved reply matches';
  return `${count === 1 ? '1 saved reply' : `${count} saved replies`}. Up and Down choose, Enter inserts, Escape closes.`;
}
