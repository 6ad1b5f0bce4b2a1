import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask, VerbosityLevel, version } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Where the build puts the fonts and decoders that PDFs may need; see `pdf-assets.ts` beside the build's settings. */
const ASSETS = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;

/** Starts to read a PDF from an address, in ranges where the server allows. */
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
