import { useState } from 'react';
import { useShortcuts } from '../../../../lib/shortcuts/use-shortcuts.ts';
import { responseField } from './use-citing.ts';
import { wordsAt } from './words-at.ts';

/** A search to begin; each has an id of its own. */
export interface WantedWords {
  id: number;
  words: string;
}

/** Alt+S looks in the documents for what is being written: the selected words, or the line at the caret. */
export function useWantedWords(queryId: string | undefined, onWanted: () => void): WantedWords {
  const [wanted, setWanted] = useState<WantedWords>({ id: 0, words: '' });
  const search = () => {
    const field = queryId === undefined ? null : responseField(queryId);
    const words = field ? wordsAt(field.value, { start: field.selectionStart, end: field.selectionEnd }) : '';
    setWanted((last) => ({ id: last.id + 1, words }));
    onWanted();
  };
  useShortcuts([{ keys: 'Alt+S', label: 'Find in the documents what is being written', run: search }]);
  return wanted;
}
