import { writingLabel } from './writing-label.ts';

test.each([
  [[], ''],
  [['Ada Byron'], 'Ada Byron is writing'],
  [['Ada Byron', 'Robin Reed'], 'Ada Byron and Robin Reed are writing'],
  [['Ada Byron', 'Robin Reed', 'Marek Lindqvist'], 'Ada Byron, Robin Reed, and Marek Lindqvist are writing'],
])('of %j', (names, label) => {
  expect(writingLabel(names)).toBe(label);
});
