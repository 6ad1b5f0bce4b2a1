import { INGESTION_FAILURES } from '@trialdesk/contract/entities/document';
import { ERROR_MESSAGES, filled, INGESTION_MESSAGES, sentenceText } from './messages.ts';

test('every reading failure has a sentence of its own', () => {
  const sentences = INGESTION_FAILURES.map((reason) => INGESTION_MESSAGES[reason]);
  expect(new Set(sentences).size).toBe(INGESTION_FAILURES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\. Please .+\.$/);
});

test('no two error messages are the same', () => {
  const sentences = Object.values(ERROR_MESSAGES);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('a sentence is a key of the catalogue, a filled one or a finished text', () => {
  expect(sentenceText('noSuchSite')).toBe('There is no such site.');
  expect(sentenceText(filled('alreadyAnswered', { name: 'Noor $& {name}' }))).toBe(
    'Noor $& {name} has already sent a response to this question.',
  );
  expect(sentenceText({ text: 'Finished.' })).toBe('Finished.');
});
