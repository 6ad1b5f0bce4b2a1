import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { changedStatements } from './changed-statements.ts';
import { reversedStatements } from './reversed-statements.ts';

const [first] = READY_DRAFT.citations;
if (!first) throw new Error('A citation');
const MISSED = {
  ...first,
  number: 1,
  section: '8 Dosing › 8.3 Missed dose',
  text_snippet: 'After more than 6 hours the missed dose is not given, and the next dose is given as planned.',
};
const PREGNANT = {
  ...first,
  number: 2,
  section: '5 Population › 5.2 Exclusion criteria',
  text_snippet: 'Pregnant or breastfeeding women.',
};
const PARTIAL = {
  ...first,
  number: 3,
  section: '6.5 Concomitant medication',
  text_snippet: 'take ibuprofen or aspirin',
};
const citations = [MISSED, PREGNANT, PARTIAL];
const text = `${MISSED.text_snippet} [1]\nParticipants must not take ibuprofen or aspirin. [3]`;
const query = aQuery({ draft: { ...READY_DRAFT, text, citations } });

const reversed = (response: string) => reversedStatements(changedStatements(query, { text: response, citations }));

it.each([
  'After more than 6 hours the missed dose is given. [1]',
  'After more than 6 hours the missed dose can still be given, and the next one as planned. [1]',
  'The next dose is not given as planned. [1]',
  'Participants may take ibuprofen. [3]',
])('names %p, which says the opposite of what it cites', (response) => {
  expect(reversed(response)).toEqual([response.replace(/ \[\d\]$/u, '')]);
});

it.each([
  text,
  'After more than 6 hours do not give the missed dose. [1]',
  'Don’t give the missed dose after more than 6 hours; give the next one as planned. [1]',
  'Ibuprofen must not be taken. [3]',
  'Never take aspirin or ibuprofen. [3]',
  'A dose is given after more than 6 hours.',
  'Pregnant women cannot take part. [2]',
  'Pregnant or breastfeeding women are not eligible. [2]',
])('says nothing of %p', (response) => expect(reversed(response)).toEqual([]));
