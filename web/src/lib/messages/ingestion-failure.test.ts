import { INGESTION_FAILURES } from '@trialdesk/contract/entities/document';
import { ingestionFailureMessage } from './ingestion-failure.ts';

test('every ingestion failure has a sentence of its own', () => {
  const sentences = INGESTION_FAILURES.map(ingestionFailureMessage);
  expect(new Set(sentences).size).toBe(INGESTION_FAILURES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\. .+\.$/);
});
