import type { PdfReading } from './passages/passage.ts';

type FailedReading = Extract<PdfReading, { result: 'failed' }>;

export function failedReading(reason: FailedReading['reason'], pagesWithoutText: number[] = []): FailedReading {
  return { result: 'failed', reason, pages_without_text: pagesWithoutText };
}
