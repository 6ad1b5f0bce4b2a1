import { visibleCharacters } from '@trialdesk/contract/symbol-font';
import { useEffect, useState } from 'react';

/** Selected words of one page. */
export interface SelectedWords {
  page: number;
  text: string;
}

/** The words selected in an open PDF, as whole words; null when there are none, or they are of two pages. */
export function useSelectedWords(): SelectedWords | null {
  const [selected, setSelected] = useState<SelectedWords | null>(null);
  useEffect(() => {
    const read = () => {
      const selection = document.getSelection();
      const range = selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
      setSelected(range && wordsOf(range));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return selected;
}

function wordsOf(range: Range): SelectedWords | null {
  const page = pageOf(range.startContainer);
  if (page === null || page !== pageOf(range.endContainer)) return null;
  const whole = range.cloneRange();
  const { startContainer, endContainer } = range;
  if (startContainer instanceof Text) {
    const before = /\S*$/.exec(startContainer.data.slice(0, range.startOffset))?.[0] ?? '';
    whole.setStart(startContainer, range.startOffset - before.length);
  }
  if (endContainer instanceof Text) {
    const after = /^\S*/.exec(endContainer.data.slice(range.endOffset))?.[0] ?? '';
    whole.setEnd(endContainer, range.endOffset + after.length);
  }
  const text = visibleCharacters(linesOf(whole)).trim();
  return text === '' ? null : { page, text };
}

/** Text items follow each other without white space; a break between them may be one of lines. */
function linesOf(range: Range): string {
  const breaks = range.cloneContents();
  for (const line of breaks.querySelectorAll('br')) line.replaceWith('\n');
  return breaks.textContent;
}

function pageOf(node: Node): number | null {
  const element = node instanceof Element ? node : node.parentElement;
  const page = element?.closest<HTMLElement>('[data-pdf-page]')?.dataset.pdfPage;
  return page === undefined ? null : Number(page);
}
