import type { Quote } from '@trialdesk/contract/entities/citation';
import { useCallback, useRef, useState } from 'react';
import { useShortcuts } from '../../../../lib/shortcuts/use-shortcuts.ts';
import { citationKey } from '../citation-key.ts';

export interface Source {
  /** Null while none is open. */
  opened: Quote | null;
  open: (quote: Quote) => void;
  /** Also returns the focus to what opened it. */
  close: () => void;
  /** Opens the next or previous citation, round in a circle. */
  step: (by: 1 | -1) => void;
  /** Of the opened citation among all; null for other quotes. */
  position: number | null;
}

/** The source that is shown beside the conversation. Alt+N and Alt+P step through the citations. */
export function useSource(citations: readonly Quote[]): Source {
  const [opened, setOpened] = useState<Quote | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const at = opened ? citations.findIndex((each) => citationKey(each) === citationKey(opened)) : -1;

  const open = useCallback((quote: Quote) => {
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement ? focused : null;
    // A copy, so that opening the same quote again shows it again.
    setOpened({ ...quote });
  }, []);

  const step = useCallback(
    (by: 1 | -1) => {
      const from = at === -1 && by === -1 ? 0 : at;
      const next = citations[(from + by + citations.length) % citations.length];
      if (next) setOpened({ ...next });
    },
    [citations, at],
  );

  useShortcuts([
    { keys: 'Alt+N', label: 'Next citation', run: () => step(1) },
    { keys: 'Alt+P', label: 'Previous citation', run: () => step(-1) },
  ]);

  const close = useCallback(() => {
    setOpened(null);
    opener.current?.focus();
  }, []);
  return { opened, open, close, step, position: at === -1 ? null : at };
}
