import type { Passage } from '../passages/passage.ts';
import { findFacts, type StudyFact } from './find-facts.ts';
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

  it('are kept apart where two sections state the same field', () => {
    const one = passage('Adults.', { section: ['Synopsis', 'Inclusion criteria:'] });
    const other = passage('Adults of 18 years.', { section: ['5.1 Inclusion criteria'] });
    expect(statements([one, other], 'inclusion').map(({ passages }) => passages)).toEqual([[one.id], [other.id]]);
  });

  it('leave out what amendments changed, abbreviations, signatures and bare headings', () => {
    const places = [
      ['21 Summary of changes'],
      ['Protocol Amendment 2'],
      ['List of abbreviations'],
      ['Sponsor signature'],
    ];
    for (const section of places)
      expect(statements([passage('Sponsor Acme', { kind: 'table', page: 1, section })], 'sponsor')).toEqual([]);
    expect(statements([passage('Sponsor Acme', { kind: 'heading', page: 1, section: [] })], 'sponsor')).toEqual([]);
    expect(statements([passage('Sponsor Acme', { kind: 'table', page: 1, section: [] })], 'sponsor')).toHaveLength(1);
  });
});

it('names a section without its number and punctuation', () => {
  expect(sectionName('5.1.2 Inclusion  Criteria:')).toBe('inclusion criteria');
  expect(sectionName('Appendix A. Contraception')).toBe('contraception');
  expect(sectionName('IV. SYNOPSIS')).toBe('synopsis');
  expect(sectionName('Age')).toBe('age');
});
