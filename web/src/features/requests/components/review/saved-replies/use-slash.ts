import { useEffect, useState } from 'react';
import { textArea } from '../../../../../components/saved-replies/insert-text.ts';
import { caretOffset, type CaretOffset } from './caret-offset.ts';
import { slashAt, type Slash } from './slash-at.ts';

export interface OpenSlash extends Slash {
  field: HTMLTextAreaElement;
  offset: CaretOffset;
}

interface Slashes {
  slash: OpenSlash | null;
  close: () => void;
}

/** In a text area: follows a "/" from when it is typed until the caret leaves its words. Pasted text opens nothing. */
export function useSlash(fieldId: string): Slashes {
  const [slash, setSlash] = useState<OpenSlash | null>(null);

  useEffect(() => {
    const field = textArea(fieldId);
    if (!field) return undefined;
    const follow = (isTyped: boolean) => {
      const { value, selectionStart, selectionEnd, readOnly } = field;
      const found = readOnly || selectionStart !== selectionEnd ? null : slashAt(value, selectionEnd);
      const opens = isTyped && found?.words === '';
      const opened = opens ? { ...found, field, offset: caretOffset(field, found.start) } : null;
      setSlash((open) => (found && open?.start === found.start ? { ...open, ...found } : opened));
    };
    const onInput = (event: Event) => follow(event instanceof InputEvent && TYPED.includes(event.inputType));
    const onSelect = () => document.activeElement === field && follow(false);
    const onBlur = () => setSlash(null);
    field.addEventListener('input', onInput);
    field.addEventListener('blur', onBlur);
    document.addEventListener('selectionchange', onSelect);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('blur', onBlur);
      document.removeEventListener('selectionchange', onSelect);
    };
  }, [fieldId]);

  return { slash, close: () => setSlash(null) };
}

const TYPED = ['insertText', 'insertCompositionText'];
