import { DRAFT_FAILURES } from '@trialdesk/contract/entities/draft';
import { draftFailureMessage } from './draft-failure.ts';

const GENERIC = 'The draft could not be written. Please write the response yourself.';

test('every draft failure has a sentence of its own', () => {
  const sentences = DRAFT_FAILURES.map(draftFailureMessage);
  expect(new Set(sentences).size).toBe(DRAFT_FAILURES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^The [^.]+\. [^.]+\.$/);
  expect(draftFailureMessage('timeout')).toBe('The AI model took too long to answer. Please try again.');
});

test.each(['The AI model took too long.', '', 'toString'])(
  'an old or unknown reason, %j, shows the generic sentence',
  (reason) => {
    expect(draftFailureMessage(reason)).toBe(GENERIC);
  },
);
