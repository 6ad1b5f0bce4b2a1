import { eventIn } from './event-in.ts';

function keyOf(question: string): string | undefined {
  return eventIn(question)?.key;
}

it('is what a clause of a story mentions', () => {
  expect(keyOf('She took two tablets by accident yesterday, feels fine. Do I need to log that anywhere?')).toBe(
    'overdose',
  );
  expect(keyOf('His wife is expecting - does he carry on with the tablets?')).toBe('pregnancy');
  expect(keyOf('He did not turn up and isn’t picking up the phone, how often do we chase him?')).toBe(
    'lost_to_follow_up',
  );
});

it('is a visit that comes late', () => {
  expect(keyOf('He is on holiday and can only come nine days late. Is the visit still done?')).toBe('windows');
});

it('is what one of several questions asks of', () => {
  expect(keyOf('The family is pushing to know what dad is on. When are we allowed to break the code?')).toBe(
    'unblinding',
  );
});

it('is none where a clause is about something else, or a field without a section of its own', () => {
  expect(keyOf('He was off the tablets for 16 days in a row. May he start them again?')).toBeUndefined();
  expect(keyOf('She felt well after the infusion. How is the drug stored?')).toBeUndefined();
});
