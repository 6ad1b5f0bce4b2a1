import { useState } from 'react';

interface ActiveOption {
  active: number;
  /** Whether the key was for the list. */
  onKey: (key: string) => boolean;
}

/** Moves through options with the arrow keys and chooses with Enter. The first is active when others are shown. */
export function useActiveOption<T extends { id: string }>(
  options: readonly T[],
  onChoose: (option: T) => void,
): ActiveOption {
  const [active, setActive] = useState(0);
  const shown = options.map(({ id }) => id).join();
  const [last, setLast] = useState(shown);
  if (shown !== last) {
    setLast(shown);
    setActive(0);
  }
  const onKey = (key: string): boolean => {
    const chosen = options[active];
    if (!chosen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) setActive((active + step + options.length) % options.length);
    else if (key === 'Enter') onChoose(chosen);
    else return false;
    return true;
  };
  return { active, onKey };
}
