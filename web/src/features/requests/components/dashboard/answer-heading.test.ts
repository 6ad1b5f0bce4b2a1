import { answerHeading } from './answer-heading.ts';

it('labels an answer by its state', () => {
  expect(answerHeading('sent', 1)).toBe('Final Answer');
  expect(answerHeading('sent', 2)).toBe('Final Answer');
  expect(answerHeading('edited', 1)).toBe('Final Answer');
  expect(answerHeading('edited', 2)).toBe('Latest Response');
  expect(answerHeading('drafted', 2)).toBe('Latest Response');
  expect(answerHeading('drafted', 1)).toBe('Generated Answer');
  expect(answerHeading(null, 1)).toBe('Generated Answer');
});
