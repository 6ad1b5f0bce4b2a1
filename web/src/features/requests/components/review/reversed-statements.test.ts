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
  [
    '6.12 Storage',
    'The IMP is stored at the site at 15 °C to 25 °C, in a locked place with access for authorised staff alone.',
  ],
  [
    '6.9 Other medication',
    'Duloxetine up to 60 mg a day, if the dose has been stable for at least 8 weeks before Visit 1. It is not changed.',
  ],
  ['5.2 Exclusion criteria', 'Has an eGFR below 30 mL/min at Visit 1.'],
  ['8.6 Visits', 'The ET visit takes place within 7 days after the last dose, before or after the MRI.'],
  ['6.4 Dose', 'If QTcF is above 500 ms, the dose is reduced to 100 mg, and the ECG is repeated within 48 hours.'],
  ['6.5 Start', 'The participant starts the IMP at Visit 3 with informed consent on the form of the site.'],
] as const;
const citations = QUOTES.map(([section, text_snippet], at) => ({ ...first, number: at + 1, section, text_snippet }));
const query = aQuery({ draft: { ...READY_DRAFT, text: 'Another sentence. [1]', citations } });

const reversed = (response: string) => reversedStatements(changedStatements(query, { text: response, citations }));

it.each([
  ['After more than 6 hours the missed dose is given, and the next dose is given as planned. [1]'],
  ['After more than 6 hours the missed dose can still be given, and the next dose as planned. [1]'],
  ['Participants may take ibuprofen, aspirin or naproxen. [3]'],
  ['Participants must take ibuprofen, aspirin or naproxen. [3]'],
  ['The IMP is stored outside 15 °C to 25 °C. [5]'],
  ['The IMP is stored at the site above 25 °C. [5]'],
  ['The IMP is stored in an unlocked place with access for authorised staff. [5]'],
  ['The IMP is not stored at the site at 15 °C to 25 °C, in a locked place with access for authorised staff. [5]'],
  ['The IMP must not be stored in a locked place with access for authorised staff alone at 15 °C to 25 °C. [5]'],
  ['Duloxetine above 60 mg a day is permitted if stable for at least 8 weeks before Visit 1. [6]'],
  ['Duloxetine exceeding 60 mg a day is permitted if stable for at least eight weeks before Visit 1. [6]'],
  ['Duloxetine up to 60 mg a day is permitted if stable for at most 8 weeks before Visit 1. [6]'],
  ['Duloxetine up to 60 mg a day is permitted if stable for 8 weeks or less before Visit 1. [6]'],
  ['Duloxetine up to 60 mg a day is permitted if the dose has been stable for less than 8 weeks before Visit 1. [6]'],
  ['Duloxetine up to 60 mg a day is permitted if stable for at least 8 weeks after Visit 1. [6]'],
  ['Duloxetine up to 60 mg a day is permitted if unstable for at least 8 weeks before Visit 1. [6]'],
  ['Participants with an eGFR above 30 mL/min at Visit 1 are excluded. [7]'],
  ['The ET visit takes place more than 7 days after the last dose. [8]'],
  ['The ET visit takes place within 7 days before the last dose. [8]'],
  ['If QTcF is above 500 ms, the dose is increased to 100 mg, and the ECG repeated within 48 hours. [9]'],
  ['If QTcF is below 500 ms, the dose is reduced to 100 mg, and the ECG repeated within 48 hours. [9]'],
  ['The participant stops the IMP at Visit 3, with informed consent on the form of the site. [10]'],
])('names %p, which says the opposite of what it cites', (response) => {
  expect(reversed(response)).toEqual([response.replace(/ \[\d+\]$/u, '')]);
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
  ['The missed dose is not given after more than 6 hours, and the next dose is given as planned. [1]'],
  ['Within 6 hours the missed dose is given, and the next dose is given as planned. [1]'],
  ['SAEs must be reported to the sponsor at most 24 hours after awareness. [4]'],
  ['The IMP is stored within 15 °C to 25 °C. [5]'],
  ['The IMP is stored between 15 and 25 °C in a locked place. [5]'],
  ['The IMP must not be stored outside 15 °C to 25 °C. [5]'],
  ['Do not store the IMP at the site below 15 °C or above 25 °C. [5]'],
  ['The IMP is stored at the site at no more than 25 °C. [5]'],
  [
    'The IMP must not be in an unlocked place: the site stores it at 15 °C to 25 °C, with access for authorised staff alone. [5]',
  ],
  ['Duloxetine at not more than 60 mg a day is permitted if stable for 8 weeks or more before Visit 1. [6]'],
  ['Duloxetine is permitted if you do not exceed 60 mg a day, stable for at least 8 weeks before Visit 1. [6]'],
  ['Duloxetine above 60 mg a day is not permitted, if stable for at least 8 weeks before Visit 1. [6]'],
  ['Duloxetine of 60 mg a day or less is permitted if stable for no less than 8 weeks prior to Visit 1. [6]'],
  ['Visit 1 takes place at least 8 weeks after the dose of duloxetine, up to 60 mg a day, is stable. [6]'],
  ['Participants need an eGFR of at least 30 mL/min at Visit 1. [7]'],
  ['Participants with an eGFR below 30 mL/min at Visit 1 are excluded. [7]'],
  ['The ET visit takes place no later than 7 days after the last dose. [8]'],
  ['The ET visit takes place within 7 days following the last dose, after the MRI. [8]'],
  ['The ET visit must not take place later than 7 days after the last dose. [8]'],
  ['The dose is lowered to 100 mg if QTcF exceeds 500 ms, and the ECG repeated within 48 hours. [9]'],
  ['If QTcF is more than 500 ms, reduce the dose to 100 mg; above 500 ms, never increase the dose. [9]'],
  ['The participant begins the IMP at Visit 3 with consent. The consent form of the site is formed. [10]'],
])('says nothing of %p', (response) => expect(reversed(response)).toEqual([]));
