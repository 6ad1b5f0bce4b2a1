import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { drawPage, type DrawnPage } from './draw-page.ts';
import { markElements, type Mark } from './mark-elements.ts';
import './pdf-page.css';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** 1-based. */
  number: number;
  /** In CSS pixels. */
  width: number;
  marks: readonly Mark[];
  /** Called with the elements of the marks once they show. */
  onMarked: (page: number, elements: readonly HTMLElement[]) => void;
  onSized: (page: number, ratio: number) => void;
  onFailed: () => void;
}

/** One rendered page with selectable text and highlights. */
export function PdfPage({ pdf, number, width, marks, onMarked, onSized, onFailed }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnPage | null>(null);

  useEffect(() => {
    const running = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (running.signal.aborted) return;
      const drawing = drawPage(page, width);
      running.signal.addEventListener('abort', drawing.cancel);
      const result = await drawing.promise;
      setDrawn((last) => (running.signal.aborted ? last : result));
    };
    draw().catch(() => running.signal.aborted || onFailed());
    return () => running.abort();
  }, [pdf, number, width, onFailed]);

  useEffect(() => {
    if (!drawn) return;
    sheet.current?.replaceChildren(drawn.canvas, drawn.text);
    onSized(number, drawn.viewport.height / drawn.viewport.width);
  }, [drawn, number, onSized]);

  useEffect(() => {
    if (!drawn || !frame.current || !overlay.current) return;
    const elements = markElements(marks, { ...drawn, origin: frame.current });
    overlay.current.replaceChildren(...elements);
    onMarked(number, elements);
  }, [drawn, marks, number, onMarked]);

  return (
    <div ref={frame} style={{ position: 'relative', height: '100%' }} aria-busy={!drawn}>
      <div ref={sheet} />
      <div ref={overlay} />
    </div>
  );
}
