import { useCallback, useState } from 'react';
import { keep, readKept, type Shelf } from './storage/browser-storage.ts';

interface Draft {
  name: string;
  text: string;
}

const entry = (name: string) => `draft.${name}`;

function read(name: string, shelf: Shelf): Draft {
  return { name, text: readKept(shelf, entry(name)) ?? '' };
}

/** Whether text was typed in this tab, kept and not cleared. */
export function hasStoredDraft(name: string): boolean {
  return read(name, 'tab').text !== '';
}

export interface StoredDraft {
  text: string;
  setText: (text: string) => void;
  clear: () => void;
}

/**
 * Text being typed, kept until cleared or the session ends; in this tab, or for all tabs and later ones. A new name
 * switches texts in the same render, so nothing lands in the wrong conversation.
 */
export function useStoredDraft(name: string, shelf: Shelf = 'tab'): StoredDraft {
  const [draft, setDraft] = useState(() => read(name, shelf));
  const current = draft.name === name ? draft : read(name, shelf);
  if (current !== draft) setDraft(current);

  const setText = useCallback(
    (text: string) => {
      setDraft({ name, text });
      keep(shelf, entry(name), text === '' ? null : text);
    },
    [name, shelf],
  );
  const clear = useCallback(() => setText(''), [setText]);
  return { text: current.text, setText, clear };
}
