import { useCallback, useState } from 'react';

interface Draft {
  name: string;
  text: string;
}

const storageKey = (name: string) => `td.draft.${name}`;

function read(name: string): Draft {
  return { name, text: window.sessionStorage.getItem(storageKey(name)) ?? '' };
}

export interface StoredDraft {
  text: string;
  setText: (text: string) => void;
  clear: () => void;
}

/**
 * Text being typed, stored for this tab until cleared. A new name switches texts in the same render, so nothing lands
 * in the wrong conversation.
 */
export function useStoredDraft(name: string): StoredDraft {
  const [draft, setDraft] = useState(() => read(name));
  const current = draft.name === name ? draft : read(name);
  if (current !== draft) setDraft(current);

  const setText = useCallback(
    (text: string) => {
      setDraft({ name, text });
      if (text === '') window.sessionStorage.removeItem(storageKey(name));
      else window.sessionStorage.setItem(storageKey(name), text);
    },
    [name],
  );
  const clear = useCallback(() => setText(''), [setText]);
  return { text: current.text, setText, clear };
}
