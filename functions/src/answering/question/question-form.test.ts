import { formsOf } from './question-form.ts';

function kinds(question: string): string[] {
  return formsOf(question).flatMap((form) => {
    if (form.kind === 'cell') return [];
    return form.kind === 'field' ? form.field.key : form.kind;
  });
}

describe('the forms of a question', () => {
  it('are the fields it asks for', () => {
    expect(kinds('What are the exclusion criteria?')).toEqual(['exclusion']);
    expect(kinds('Who is the sponsor?')).toEqual(['sponsor']);
  });

  it('are the occasions of an activity, with its name alone', () => {
    expect(formsOf('Which visits need an ECG?')).toContainEqual({ kind: 'occasions', subject: 'ecg' });
    expect(formsOf('When is the urine drug screen done?')).toContainEqual({
      kind: 'occasions',
      subject: 'urine drug screen',
    });
    expect(kinds('Which visits are there?')).toEqual([]);
  });

  it('are the time of a visit by number or by name', () => {
    expect(formsOf('When is visit 6 and with what window?')[0]).toEqual({ kind: 'visit-time', visit: 'visit 6' });
    expect(formsOf('When is the end of study visit?')[0]).toEqual({ kind: 'visit-time', visit: 'end of study' });
    expect(kinds('When is the drug given?')).not.toContain('visit-time');
  });

  it('are the activities of a visit', () => {
    expect(formsOf('What happens at visit 6?')[0]).toEqual({ kind: 'visit-activities', visit: 'visit 6' });
    expect(formsOf('Which assessments are done at week 12?')[0]).toEqual({
      kind: 'visit-activities',
      visit: 'week 12',
    });
  });

  it('may be a cell of a table when the question is short', () => {
    expect(formsOf('And at dose level -2?')).toEqual([{ kind: 'cell' }]);
  });

  it('are none for a situation, however it ends', () => {
    const situation =
      'One of our patients missed the week 4 visit by three days because of a holiday abroad; what is the visit window?';
    expect(formsOf(situation)).toEqual([]);
    expect(kinds('What is the visit window?')).toEqual(['windows']);
    expect(formsOf(`What is the visit window? ${'1 '.repeat(100)}`)).toEqual([]);
  });
});
