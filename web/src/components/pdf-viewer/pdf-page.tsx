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
  /** The one of kind `current`, else the first, is scrolled into view. */
  marks: readonly Mark[];
  onFailed: () => void;
}

/** One rendered page with selectable text and highlights. */
export function PdfPage({ pdf, number, width, marks, onFailed }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<(DrawnPage & { number: number }) | null>(null);
  const isDrawn = drawn?.number === number;

  useEffect(() => {
    const running = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (running.signal.aborted) return;
      const drawing = drawPage(page, width);
      running.signal.addEventListener('abort', drawing.cancel);
      const result = await drawing.promise;
      setDrawn((last) => (running.signal.aborted ? last : { ...result, number }));
    };
    draw().catch(() => running.signal.aborted || onFailed());
    return () => running.abort();
  }, [pdf, number, width, onFailed]);

  useEffect(() => {
    if (drawn) sheet.current?.replaceChildren(drawn.canvas, drawn.text);
  }, [drawn]);

  useEffect(() => {
    if (!drawn || !frame.current || !overlay.current) return;
    const wanted = drawn.number === number ? marks : [];
    const elements = markElements(wanted, { textDivs: drawn.textDivs, origin: frame.current });
    overlay.current.replaceChildren(...elements);
    const target = elements.find(({ dataset }) => dataset.kind === 'current') ?? elements[0];
    target?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [drawn, marks, number]);

  return (
    <div
      ref={frame}
      className="td-pdf-page"
      style={{ width, minHeight: drawn ? undefined : width * 1.3 }}
      aria-busy={!isDrawn}
    >
      <div ref={sheet} />
      <div ref={overlay} />
    </div>
  );
}
