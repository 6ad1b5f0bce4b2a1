import { useCallback, useState } from 'react';
import { keep, readKept } from './storage/browser-storage.ts';

interface Draft {
  name: string;
  text: string;
}

const entry = (name: string) => `draft.${name}`;

function read(name: string): Draft {
  return { name, text: readKept('browser', entry(name)) ?? '' };
}

/** Whether text was typed, kept and not cleared. */
export function hasStoredDraft(name: string): boolean {
  return read(name).text !== '';
}

export interface StoredDraft {
  text: string;
  setText: (text: string) => void;
  clear: () => void;
}

/**
 * Text being typed, kept until cleared or the session ends, also when the tab is closed. A new name switches texts in
 * the same render, so nothing lands in the wrong conversation.
 */
export function useStoredDraft(name: string): StoredDraft {
  const [draft, setDraft] = useState(() => read(name));
  const current = draft.name === name ? draft : read(name);
  if (current !== draft) setDraft(current);

  const setText = useCallback(
    (text: string) => {
      setDraft({ name, text });
      keep('browser', entry(name), text === '' ? null : text);
    },
    [name],
  );
  const clear = useCallback(() => setText(''), [setText]);
  return { text: current.text, setText, clear };
}
