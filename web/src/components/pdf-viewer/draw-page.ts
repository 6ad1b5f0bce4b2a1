import { TextLayer, type PageViewport, type PDFPageProxy } from 'pdfjs-dist';

export interface DrawnPage {
  canvas: HTMLCanvasElement;
  /** Transparent text layer above the canvas, for selection and highlights. */
  text: HTMLDivElement;
  /** One element per text item. */
  textDivs: readonly HTMLElement[];
  viewport: PageViewport;
}

interface Drawing {
  promise: Promise<DrawnPage>;
  cancel: () => void;
}

/** Renders a page `width` CSS pixels wide. The promise rejects on cancel. */
export function drawPage(page: PDFPageProxy, width: number): Drawing {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const ratio = window.devicePixelRatio || 1;

  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * ratio);
  canvas.height = Math.floor(viewport.height * ratio);
  canvas.style.cssText = 'display:block;width:100%';

  const text = document.createElement('div');
  text.className = 'td-pdf-text';
  text.style.setProperty('--total-scale-factor', String(scale));

  const rendering = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  return {
    promise: Promise.all([rendering.promise, layer.render()]).then(() => ({
      canvas,
      text,
      textDivs: layer.textDivs,
      viewport,
    })),
    cancel: () => {
      rendering.cancel();
      layer.cancel();
    },
  };
}
