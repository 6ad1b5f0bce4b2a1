import type { Passage } from '../passages/passage.ts';
import { findFacts } from './find-facts.ts';
import type { StudyFact } from '../passages/study-fact.ts';
import { sectionName } from './section-name.ts';

let ordinal = 0;

function passage(text: string, of: Partial<Passage> = {}): Passage {
  ordinal++;
  const place = { id: `p9-${ordinal}`, page: 9, section: ['4 Study design'], rect: [0, 0, 1, 1] as Passage['rect'] };
  return { ...place, kind: 'prose', context: {}, text, ...of };
}

function statements(passages: Passage[], field: string): StudyFact['statements'] {
  return findFacts(passages).find((fact) => fact.field === field)?.statements ?? [];
}

describe('the facts of a protocol', () => {
  it('are labelled rows and paragraphs of the synopsis', () => {
    const row = passage('Number of participants About 400', { kind: 'table', section: ['Synopsis'] });
    expect(statements([row], 'participants')).toEqual([{ source: 'label', heading: '', passages: [row.id] }]);
    const paragraph = passage('Protocol Title: A study\nSponsor Name: Alexion', { section: ['Title page'] });
    expect(statements([paragraph], 'sponsor')).toHaveLength(1);
  });

  it.each(['19BSponsor: 20BAcme, Inc. 1000 Sierra Point', 'Global Sponsor: Acme Corporation'])(
    'are the sponsor on a title page as "%s"',
    (text) => {
      const of = { page: 2, section: ['CLINICAL STUDY PROTOCOL'] };
      expect(statements([passage(text, of)], 'sponsor')).toHaveLength(1);
      expect(statements([passage('Acme Pharma makes it.', of)], 'sponsor')).toEqual([]);
    },
  );

  it('are cells of the synopsis under a column with the label', () => {
    const cells = [
      { header: 'Study period', text: 'Q1 2017' },
      { header: 'Phase of development', text: 'Phase III' },
    ];
    const of = { kind: 'table', section: ['Synopsis'] } satisfies Partial<Passage>;
    const row = passage('Q1 2017 Phase III', { ...of, context: { cells } });
    expect(statements([row], 'phase')).toEqual([{ source: 'label', heading: '', passages: [row.id] }]);
    expect(statements([passage('Q1 2017 Phase III', { ...of, context: {} })], 'phase')).toEqual([]);
  });

  it('are not rows elsewhere that begin with the same word', () => {
    const row = passage('Number of participants 40', { kind: 'table', section: ['10 Statistics'] });
    expect(statements([row], 'participants')).toEqual([]);
  });

  it('are sections under a fitting heading, with all their passages over subsections', () => {
    const lead = passage('A person may join if:', { section: ['5 Population', '5.1 Inclusion criteria'] });
    const item = passage('1. Is an adult.', {
      kind: 'list',
      section: ['5 Population', '5.1 Inclusion criteria', 'Age'],
    });
    const next = passage('1. Is ill.', { kind: 'list', section: ['5 Population', '5.2 Exclusion criteria'] });
    expect(statements([lead, item, next], 'inclusion')).toEqual([
      { source: 'section', heading: 'inclusion criteria', passages: [lead.id, item.id] },
    ]);
  });

  it('include what follows a signature page without a number of its own', () => {
    const title = passage('A study of things', { section: ['2 Investigator’s signature', 'Title of study:'] });
    expect(statements([title], 'title')).toHaveLength(1);
  });

  it('are the title without a label, on a title page', () => {
    const title = passage('A Phase 3, Randomized, Double-blind Study of Xylone in Patients with Gout', {
      page: 1,
      section: [],
    });
    for (const field of ['title', 'phase', 'design', 'indication']) expect(statements([title], field)).toHaveLength(1);
    expect(statements([passage('A patient may ask to leave at any time.', { page: 1, section: [] })], 'title')).toEqual(
      [],
    );
  });

  it('are kept apart where two sections state the same field', () => {
    const one = passage('Adults.', { section: ['Synopsis', 'Inclusion criteria:'] });
    const other = passage('Adults of 18 years.', { section: ['5.1 Inclusion criteria'] });
    expect(statements([one, other], 'inclusion').map(({ passages }) => passages)).toEqual([[one.id], [other.id]]);
  });

  it('leave out what describes earlier versions, abbreviations, signatures and bare headings', () => {
    const past = passage('Sponsor Acme', { kind: 'table', page: 1, section: [], context: { history: true } });
    expect(statements([past], 'sponsor')).toEqual([]);
    for (const section of [['List of abbreviations'], ['Sponsor signature']])
      expect(statements([passage('Sponsor Acme', { kind: 'table', page: 1, section })], 'sponsor')).toEqual([]);
    expect(statements([passage('Sponsor Acme', { kind: 'heading', page: 1, section: [] })], 'sponsor')).toEqual([]);
    expect(statements([passage('Sponsor Acme', { kind: 'table', page: 1, section: [] })], 'sponsor')).toHaveLength(1);
  });

  it('leave out what instruments in appendices say of themselves, and rows of the schedule', () => {
    const graded = { text: 'Severity is graded as mild, moderate or severe.' };
    const severity = (section: string[]) => statements([passage(graded.text, { section })], 'ae_grading');
    expect(severity(['Attachment 4 Sleep Inventory (SI-9)', 'Severity:'])).toEqual([]);
    expect(severity(['12 Appendices', 'Code of Conduct', 'Severity'])).toEqual([]);
    expect(severity(['12 Appendices', '12.1 Adverse events', 'Severity'])).toHaveLength(1);
    expect(severity(['Appendix 3: Toxicity scale', 'Severity'])).toHaveLength(1);
    expect(severity(['8.4 Questionnaires', 'Severity'])).toHaveLength(1);
    const consent = { kind: 'table', page: 1, section: ['Synopsis'] } satisfies Partial<Passage>;
    const row = passage('Informed consent X', { ...consent, context: { marks: [['Visit 1']] } });
    expect(statements([row], 'consent')).toEqual([]);
    expect(statements([passage('Informed consent Before screening', consent)], 'consent')).toHaveLength(1);
  });
});

it('names a section without its number and punctuation', () => {
  expect(sectionName('5.1.2 Inclusion  Criteria:')).toBe('inclusion criteria');
  expect(sectionName('Appendix A. Contraception')).toBe('contraception');
  expect(sectionName('IV. SYNOPSIS')).toBe('synopsis');
  expect(sectionName('Dose(s):')).toBe('doses');
  expect(sectionName('Age')).toBe('age');
});

describe('what protocols say about adverse events is found by its heading, or where it says so', () => {
  const found = (field: string, text: string, ...section: string[]) =>
    statements([passage(text, { section: ['9 Safety', ...section] })], field).length > 0;

  it.each([
    ['ae_exceptions', 'Planned surgery.', '9.2 Events not to be considered as adverse events'],
    ['ae_exceptions', 'Progression of the tumour is not considered an adverse event.', '9.1 Adverse events'],
    ['ae_exceptions', 'AEs should be recorded in the eCRF only if they are serious.', '9.3 Recording'],
    ['causality', 'Probable: another cause is unlikely.', '9.4 Relationship to study drug'],
    ['causality', 'The investigator will assess causality of each event.', '9.5 Recording'],
  ])('%s: %s (%s)', (field, text, heading) => {
    expect(found(field, text, heading)).toBe(true);
  });

  it.each([
    ['ae_exceptions', 'Adverse events are reported within 24 hours.', '9.3 Recording'],
    ['causality', 'The relationship between exposure and efficacy is evaluated.', '9.8 Analysis'],
  ])('%s, not by: %s', (field, text, heading) => {
    expect(found(field, text, heading)).toBe(false);
  });
});

it('the hypothesis is under its heading, or what says that there is none', () => {
  const heading = ['2 Objectives', '2.2 Hypotheses'];
  const superior = passage('The drug is superior to placebo at Week 8.', { section: heading });
  expect(statements([superior], 'hypothesis')).toHaveLength(1);
  const none = passage('No formal hypothesis testing is planned.', { section: ['10 Statistics'] });
  expect(statements([none], 'hypothesis')).toHaveLength(1);
  const other = passage('The drug is given with food.', { section: ['6 Dosing'] });
  expect(statements([other], 'hypothesis')).toEqual([]);
});
