import { useState } from 'react';
import { useShortcuts } from '../../../../lib/shortcuts/use-shortcuts.ts';
import { writtenIn } from './use-citing.ts';

/** A search to begin; each has an id of its own. */
export interface WantedWords {
  id: number;
  words: string;
}

/** Alt+S looks in the documents for what is being written: the selected words, or the line at the caret. */
export function useWantedWords(queryId: string | undefined, onWanted: () => void): WantedWords {
  const [wanted, setWanted] = useState<WantedWords>({ id: 0, words: '' });
  const search = () => {
    const words = queryId === undefined ? '' : writtenIn(queryId);
    setWanted((last) => ({ id: last.id + 1, words }));
    onWanted();
  };
  useShortcuts([{ keys: 'Alt+S', label: 'Find in the documents what is being written', run: search }]);
  return wanted;
}
