import { abbreviationsWith, conceptsOf } from './concepts.ts';
import { termsOf } from '../text/terms.ts';

const ofTheField = abbreviationsWith({});

/** Whether a question adds every term of a protocol's words. */
function addsTerms(question: string, printed: string): boolean {
  const brought = new Set(conceptsOf(question, ofTheField).flatMap(({ alternatives }) => alternatives));
  return termsOf(printed).every((term) => brought.has(term));
}

describe('conceptsOf', () => {
  it.each([
    ['Is Prilosec okay?', 'omeprazole proton pump inhibitor'],
    ['She is on omeprazole', 'proton pump inhibitor'],
    ['He takes St. John’s wort', 'CYP3A4 inducer'],
    ['They had Shingrix', 'zoster inactivated vaccine'],
    ['on co-amoxiclav', 'amoxicillin antibiotic'],
  ])('knows a drug by substance and class: %s', (question, printed) => {
    expect(addsTerms(question, printed)).toBe(true);
  });

  it.each([
    ['Her gallbladder is out', 'She pointed at her gallbladder', 'cholecystectomy'],
    ['He came off it', 'He came late', 'washout'],
    ['How soon must we fax it?', 'She felt better soon', 'immediately report'],
    ['Which tube do we use?', 'Use the tube', 'EDTA'],
  ])('requires every distinguishing word of a phrase: %s', (said, other, printed) => {
    expect(addsTerms(said, printed)).toBe(true);
    expect(addsTerms(other, printed)).toBe(false);
  });

  it('matches a phrase across words that do not change it', () => {
    expect(addsTerms('Can we break his code?', 'unblinding')).toBe(true);
    expect(addsTerms('Did we break the vials by the code?', 'unblinding')).toBe(false);
  });

  it.each([
    ['His hgb is low', 'hemoglobin'],
    ['Hgb of 8', 'hemoglobin'],
    ['PE last year', 'pulmonary embolism'],
    ['Two SAEs', 'serious adverse event'],
    ['When is the next electrocardiogram?', 'ECG'],
  ])('expands and abbreviates: %s', (question, printed) => {
    expect(addsTerms(question, printed)).toBe(true);
  });

  it('matches a short abbreviation only in its own case', () => {
    expect(addsTerms('Is it in the pe class?', 'pulmonary embolism')).toBe(false);
  });

  it('returns nothing for stop words', () => {
    expect(conceptsOf('What is it that they do?', ofTheField)).toEqual([]);
  });

  it('knows an abbreviation by the rare word that ends its long form, if no other ends so', () => {
    const known = abbreviationsWith({
      DKA: 'diabetic ketoacidosis',
      IRR: 'infusion-related pyrexia',
      NRR: 'non-related pyrexia',
      EOT: 'end of treatment',
    });
    const brought = (question: string) => conceptsOf(question, known).flatMap(({ alternatives }) => alternatives);
    expect(brought('Is ketoacidosis reported?')).toContain('dka');
    expect(brought('Is pyrexia reported?')).not.toContain('irr');
    expect(brought('Is treatment reported?')).not.toContain('eot');
  });
});
