import { INGESTION_FAILURES } from '@trialdesk/contract/entities/document';
import { ingestionMessage } from './ingestion-messages.ts';

test('every failure has a sentence of its own', () => {
  const sentences = INGESTION_FAILURES.map((reason) => ingestionMessage({ reason }));
  expect(new Set(sentences).size).toBe(INGESTION_FAILURES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\. Please .+\.$/);
});
