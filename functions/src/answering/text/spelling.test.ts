import { foldSpelling } from './spelling.ts';
import { termsOf } from './terms.ts';

describe('foldSpelling', () => {
  it.each([
    ['anaemia', 'anemia'],
    ['haemoglobin', 'hemoglobin'],
    ['paediatric', 'pediatric'],
    ['diarrhoea', 'diarrhea'],
    ['oedema', 'edema'],
    ['oesophageal', 'esophageal'],
    ['tumours', 'tumors'],
    ['favourable', 'favorable'],
    ['randomised', 'randomized'],
    ['hospitalisation', 'hospitalization'],
    ['millilitres', 'milliliters'],
    ['haemolysed', 'hemolyzed'],
    ['programme', 'program'],
    ['analogues', 'analogs'],
    ['sulphate', 'sulfate'],
    ['leucocytes', 'leukocytes'],
    ['ciclosporin', 'cyclosporin'],
    ['phenobarbitone', 'phenobarbital'],
  ])('folds %s to %s', (british, american) => {
    expect(foldSpelling(british)).toBe(foldSpelling(american));
  });

  it.each(['hour', 'course', 'journal', 'advise', 'exercise', 'supervision', 'raised', 'comprising', 'toes', 'entire'])(
    'leaves %s as it is',
    (word) => {
      expect(foldSpelling(word)).toBe(word);
    },
  );

  it('gives an abbreviation and its plural one term', () => {
    expect(termsOf('TEAEs')).toEqual(termsOf('TEAE'));
    expect(termsOf('irAEs')).toEqual(termsOf('irAE'));
  });
});

describe('termsOf', () => {
  it.each([
    ['The patient was hospitalised with anaemia', 'The patient was hospitalized with anemia'],
    ['labelled, cancelled and enrolled', 'labeled, canceled and enroled'],
    ['Sample haemolysis', 'Samples hemolyzed'],
  ])('gives both spellings the same terms: %s', (british, american) => {
    expect(termsOf(british)).toEqual(termsOf(american));
  });
});
