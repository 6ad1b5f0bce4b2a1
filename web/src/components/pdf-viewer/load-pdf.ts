import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask, VerbosityLevel, version } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Fonts and decoders, copied here at build time (`pdf-assets.ts`). */
const ASSETS = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;

/** Starts loading a PDF, in ranges where the server supports them. */
export function loadPdf(url: string): PDFDocumentLoadingTask {
  return getDocument({
    url,
    cMapUrl: `${ASSETS}cmaps/`,
    iccUrl: `${ASSETS}iccs/`,
    standardFontDataUrl: `${ASSETS}standard_fonts/`,
    wasmUrl: `${ASSETS}wasm/`,
    verbosity: VerbosityLevel.ERRORS,
  });
}
