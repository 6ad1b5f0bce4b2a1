import { medicineIn, medicinesIn } from './medicine.ts';

describe('medicineIn', () => {
  it('knows a medicine by its generic name, a brand, and its classes', () => {
    expect(medicineIn('is ibuprofen allowed?')?.names).toEqual(expect.arrayContaining(['ibuprofen', 'Advil']));
    expect(medicineIn('can he take advil')).toMatchObject({ name: 'Advil (ibuprofen)' });
    expect(medicineIn('can they take omeprazole')?.related).toEqual(
      expect.arrayContaining(['proton pump inhibitor', 'PPI']),
    );
  });

  it('knows a class by its name, its abbreviation and its everyday name', () => {
    expect(medicineIn('are proton pump inhibitors allowed')?.related).toContain('omeprazole');
    expect(medicineIn('can patients use ppis')?.name).toBe('proton pump inhibitor');
    expect(medicineIn('may she take painkillers')?.related).toEqual(expect.arrayContaining(['opioid', 'NSAID']));
  });

  it('knows an unlisted medicine by the stem of its generic name', () => {
    expect(medicineIn('is zuvolimab allowed')).toEqual({ name: 'zuvolimab', names: ['zuvolimab'], related: [] });
  });

  it.each(['is the trial randomised', 'may a patient with migraine take part', 'can she donate blood'])(
    'finds none in "%s"',
    (question) => {
      expect(medicineIn(question)).toBeNull();
    },
  );
});

describe('medicinesIn', () => {
  it('finds each that the tables list, in the order of the text', () => {
    expect(medicinesIn('from jardiance to ibuprofen, no zuvolimab').map(({ name }) => name)).toEqual([
      'Jardiance (empagliflozin)',
      'ibuprofen',
    ]);
  });

  it('finds none in other text', () => {
    expect(medicinesIn('may a patient donate blood')).toEqual([]);
  });
});
