import type { PdfReading } from './passages/passage.ts';

type FailedReading = Extract<PdfReading, { result: 'failed' }>;

export function failedReading(reason: FailedReading['reason']): FailedReading {
  return { result: 'failed', reason };
}
