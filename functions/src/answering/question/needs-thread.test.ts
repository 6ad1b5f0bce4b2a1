import { needsThread } from './needs-thread.ts';

const earlier = [{ question: 'May the patch be replaced?', answer: 'Yes.' }];
const asked = (question: string) => ({ title: 'Patch', question, earlier });

test.each(['And at week 12?', 'Does it apply to the second patch too?', 'Why?', 'What about children?', 'How many?'])(
  'a follow-up that its thread explains: %s',
  (question) => {
    expect(needsThread(asked(question))).toBe(true);
    expect(needsThread({ ...asked(question), earlier: [] })).toBe(false);
  },
);

test('a follow-up that says all it means needs no thread', () => {
  const question = 'Within how many hours must the site report a serious adverse event to the sponsor?';
  expect(needsThread(asked(question))).toBe(false);
});
