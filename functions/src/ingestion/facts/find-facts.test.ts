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
