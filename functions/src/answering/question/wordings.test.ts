import { readFileSync } from 'node:fs';
import { studyFields } from '../../ingestion/facts/study-fields.ts';
import { readSubjects, subjectsOf } from './subjects.ts';
import { fieldByWording, OTHER, SUBJECT } from './wordings.ts';
import { formsOf } from './question-form.ts';
import { parseTable, tableRows } from './lexicon/table-rows.ts';

describe('the field that a question asks for in everyday words', () => {
  it.each([
    ['how big is the trial?', 'participants'],
    ['who do I tell about an SAE', 'sae_reporting'],
    ['can we do the visit two days early?', 'windows'],
    ["who can't we take?", 'exclusion'],
    ["do we know what they're getting?", 'blinding'],
    ['pt didn’t show up for his visit', 'missed_visits'],
    ['are dropouts replaced?', 'replacement'],
    ['do patients bring back empty packs', 'accountability'],
    ['how long do they stay on the medicine', 'study_duration'],
    ['is it IV or a pill', 'dose'],
  ])('is found by the wording it resembles: %s', (question, key) => {
    expect(fieldByWording(question)?.key).toBe(key);
  });

  it('is none when the question is narrower than a field or about something else', () => {
    expect(fieldByWording('How big are the vials of heparin?')).toBeNull();
    expect(fieldByWording('How long does the lumbar puncture take?')).toBeNull();
    expect(fieldByWording('When does the canteen open?')).toBeNull();
  });

  it.each(['field-wordings', 'field-questions'])('is a field of the table, for every row of %s', (table) => {
    const keys = studyFields().map(({ key }) => key);
    const worded = tableRows(table, 2).flatMap(([key = '']) => (key === OTHER ? [] : [key]));
    expect([...worded].sort()).toEqual([...keys].sort());
  });
});

describe('questions by an author who saw none of the examples', () => {
  const file = new URL('../testing/paraphrases.tsv', import.meta.url);
  const asked = parseTable(readFileSync(file, 'utf8'), 2).map(([wanted = '', question = '']) => {
    const fields = formsOf(question).flatMap((form) => (form.kind === 'field' ? [form.field.key] : []));
    return { wanted, found: fields.length > 0 ? fields : [OTHER] };
  });
  const shareOf = (some: typeof asked, is: (one: (typeof asked)[number]) => boolean) =>
    some.filter(is).length / some.length;
  const ofFields = asked.filter(({ wanted }) => wanted !== OTHER);

  it('for a field are recognised, and seldom taken for another', () => {
    expect(shareOf(ofFields, ({ wanted, found }) => found.includes(wanted))).toBeGreaterThan(0.93);
    expect(shareOf(ofFields, ({ wanted, found }) => !found.includes(wanted) && !found.includes(OTHER))).toBeLessThan(
      0.02,
    );
  });

  it('for something else are not taken for a field', () => {
    const others = asked.filter(({ wanted }) => wanted === OTHER);
    expect(shareOf(others, ({ found }) => found.includes(OTHER))).toBeGreaterThan(0.88);
  });
});

describe('questions for subjects by an author who saw none of the examples', () => {
  const file = new URL('../testing/subject-paraphrases.tsv', import.meta.url);
  const asked = parseTable(readFileSync(file, 'utf8'), 2).map(([wanted = '', question = '']) => ({
    wanted,
    found: subjectsOf(question).map(({ name }) => `${SUBJECT}${name}`),
  }));
  const others = asked.filter(({ wanted }) => wanted === OTHER);
  const ofSubjects = asked.filter(({ wanted }) => wanted !== OTHER);

  it('are recognised, and seldom taken for another', () => {
    expect(ofSubjects.length).toBeGreaterThan(350);
    const right = ofSubjects.filter(({ wanted, found }) => found.includes(wanted));
    expect(right.length / ofSubjects.length).toBeGreaterThan(0.7);
    const wrong = ofSubjects.filter(({ wanted, found }) => found.length > 0 && !found.includes(wanted));
    expect(wrong.length / ofSubjects.length).toBeLessThan(0.04);
  });

  it('for something else are not taken for a subject', () => {
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter(({ found }) => found.length === 0).length / others.length).toBeGreaterThan(0.95);
  });
});

it('has wordings for every subject', () => {
  const worded = tableRows('subject-wordings', 2).map(([name]) => name);
  expect(worded.sort()).toEqual(
    readSubjects()
      .map(({ name }) => name)
      .sort(),
  );
});
