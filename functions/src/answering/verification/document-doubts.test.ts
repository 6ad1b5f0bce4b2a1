import { makeDocument } from '../testing/make-scope.ts';
import { confidenceWith, documentDoubts, documentsOfOthers } from './document-doubts.ts';
import { documentIdentity } from './document-identity.ts';

const lantern = makeDocument('Lantern.pdf', [
  { text: 'Protocol number FHT-217-301\nStudy name LANTERN-3', page: 1 },
  { text: 'Investigational product Tarvolexin (FHT-217), film-coated tablets', page: 1 },
]);
const waypoint = makeDocument('Waypoint.pdf', [
  { text: 'Clinical study protocol KSB-108-201\nEudraCT number: 2015-003047-19', page: 1 },
  { text: 'Compound: Marwenlimab', page: 1 },
  { text: 'Flush the line with 10 mL of saline after the infusion.', page: 20 },
]);
const manual = makeDocument('Infusion manual.pdf', [
  { text: 'Pharmacy manual for Marwenlimab (KSB-108)', page: 1 },
  { text: 'Flush the line with saline.', page: 4 },
]);
const general = makeDocument('Flushing lines.pdf', [{ text: 'Flush the line with saline.', page: 1 }]);
const forAll = <T extends object>(document: T) => ({ ...document, is_for_all_studies: true as const });

const doubts = (cited: { id: string }, documents: Parameters<typeof documentDoubts>[1], study = 'Neuropathy study') =>
  documentDoubts([{ document_id: cited.id }], documents, study).map(({ kind, named }) => [kind, named]);

describe('documentIdentity', () => {
  it('finds protocol numbers, short names and products on the first pages', () => {
    expect(documentIdentity(lantern.file)).toEqual({
      studies: ['FHT-217-301', 'LANTERN-3'],
      drugs: ['Tarvolexin', 'FHT-217'],
    });
    expect(documentIdentity(waypoint.file)).toEqual({ studies: ['KSB-108-201'], drugs: ['Marwenlimab'] });
  });

  it.each([
    ['Protocol H2Q-MC-LZZT(c)', ['H2Q-MC-LZZT']],
    ['PROTOCOL(S) CV027-006', ['CV027-006']],
    ['Trial ID: Sym004-09', ['Sym004-09']],
    ['Protocol Number: ALXN1840-WD-204 / Amendment Number: 3.1', ['ALXN1840-WD-204']],
    ['Protocol Amendment 3.1 (US)', []],
    ['Study number NCT04573309', []],
  ])('reads %j as %j', (text, studies) => {
    expect(documentIdentity(makeDocument('P.pdf', [{ text }]).file).studies).toEqual(studies);
  });

  it('takes no everyday word and no later page for a product', () => {
    const file = makeDocument('P.pdf', [
      { text: 'Study treatment Compliance\nStudy drug is given daily', page: 2 },
      { text: 'Compound: Otherumab', page: 30 },
    ]).file;
    expect(documentIdentity(file)).toEqual({ studies: [], drugs: [] });
  });
});

describe('documentDoubts', () => {
  it('trusts the documents of the study', () => {
    expect(doubts(lantern, [lantern])).toEqual([]);
    expect(doubts(lantern, [lantern, general])).toEqual([]);
  });

  it('doubts a document for all studies', () => {
    expect(doubts(general, [lantern, forAll(general)])).toEqual([['all_studies', undefined]]);
    expect(doubts(lantern, [lantern, forAll(general)])).toEqual([]);
  });

  it('doubts another study by its number, whether filed under this one or all', () => {
    expect(doubts(waypoint, [lantern, forAll(waypoint)])).toEqual([
      ['all_studies', undefined],
      ['other_study', 'KSB-108-201'],
    ]);
    expect(doubts(waypoint, [lantern, waypoint])).toEqual([['other_study', 'KSB-108-201']]);
  });

  it('doubts another drug where no study is named', () => {
    expect(doubts(manual, [lantern, forAll(manual)])).toEqual([
      ['all_studies', undefined],
      ['other_drug', 'Marwenlimab'],
    ]);
    expect(doubts(manual, [waypoint, manual])).toEqual([]);
  });

  it('compares with the short name of the study, but with no other name', () => {
    expect(doubts(waypoint, [waypoint], 'LANTERN-3')).toEqual([['other_study', 'KSB-108-201']]);
    expect(doubts(lantern, [lantern], 'lantern 3')).toEqual([]);
    expect(doubts(waypoint, [waypoint], 'Second biliary study')).toEqual([]);
  });

  it('trusts what names this study besides another', () => {
    const both = makeDocument('Both.pdf', [
      { text: 'Protocol number KSB-108-201', page: 1 },
      { text: 'Also used in FHT 217-301.', page: 9 },
    ]);
    expect(doubts(both, [lantern, both])).toEqual([]);
  });
});

test('a draft with doubts is not called high, and low when another study or drug is named', () => {
  const about = { document_id: 'd', document_name: 'D.pdf' };
  expect(confidenceWith([], 'high')).toBe('high');
  expect(confidenceWith([{ ...about, kind: 'all_studies' }], 'high')).toBe('medium');
  expect(confidenceWith([{ ...about, kind: 'all_studies' }], 'low')).toBe('low');
  expect(confidenceWith([{ ...about, kind: 'other_drug', named: 'X' }], 'high')).toBe('low');
});

describe('documentsOfOthers', () => {
  const others = (...documents: Parameters<typeof documentsOfOthers>[0]) =>
    documentsOfOthers(documents, 'Neuropathy study').map(({ name, kind, named }) => [name, kind, named]);

  it('are those for all studies that name another study or drug', () => {
    expect(others(lantern, forAll(waypoint), forAll(manual), forAll(general))).toEqual([
      ['Waypoint.pdf', 'other_study', 'KSB-108-201'],
      ['Infusion manual.pdf', 'other_drug', 'Marwenlimab'],
    ]);
  });

  it('are none of the study itself, and none without a document of its own', () => {
    expect(others(lantern, waypoint)).toEqual([]);
    expect(others(waypoint, forAll(manual))).toEqual([]);
    expect(others(forAll(waypoint), forAll(lantern))).toEqual([]);
  });
});
