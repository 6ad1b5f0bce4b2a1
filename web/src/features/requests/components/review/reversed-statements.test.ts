import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { changedStatements } from './changed-statements.ts';
import { reversedStatements } from './reversed-statements.ts';

const [first] = READY_DRAFT.citations;
if (!first) throw new Error('A citation');
const QUOTES = [
  [
    '8 Dosing › 8.3 Missed dose',
    'After more than 6 hours the missed dose is not given, and the next dose is given as planned.',
  ],
  ['5 Population › 5.2 Exclusion criteria', 'Women who are pregnant or breastfeeding'],
  ['6.5 Prohibited medication', 'Participants must not take ibuprofen, aspirin or naproxen.'],
  ['9.2 Reporting', 'SAEs must be reported to the sponsor no later than 24 hours after awareness.'],
] as const;
const citations = QUOTES.map(([section, text_snippet], at) => ({ ...first, number: at + 1, section, text_snippet }));
const query = aQuery({ draft: { ...READY_DRAFT, text: 'Another sentence. [1]', citations } });

const reversed = (response: string) => reversedStatements(changedStatements(query, { text: response, citations }));

it.each([
  ['After more than 6 hours the missed dose is given, and the next dose is given as planned. [1]'],
  ['After more than 6 hours the missed dose can still be given, and the next dose as planned. [1]'],
  ['Participants may take ibuprofen, aspirin or naproxen. [3]'],
  ['Participants must take ibuprofen, aspirin or naproxen. [3]'],
])('names %p, which says the opposite of what it cites', (response) => {
  expect(reversed(response)).toEqual([response.replace(/ \[\d\]$/u, '')]);
});

it.each([
  ['After more than 6 hours, do not give the missed dose; the next dose is given as planned. [1]'],
  ['Ibuprofen, aspirin or naproxen must not be taken by participants. [3]'],
  ['Participants cannot take ibuprofen, aspirin or naproxen. [3]'],
  ['SAEs must be reported to the sponsor within 24 hours after awareness. [4]'],
  ['SAEs must not be reported to the sponsor later than 24 hours after awareness. [4]'],
  ['Women who are pregnant or breastfeeding cannot take part. [2]'],
  ['Women who are pregnant or breastfeeding are not eligible. [2]'],
  ['She should call us first. [3]'],
])('says nothing of %p', (response) => expect(reversed(response)).toEqual([]));
