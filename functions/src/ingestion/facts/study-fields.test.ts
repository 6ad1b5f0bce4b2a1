import { parseFields, studyFields } from './study-fields.ts';

describe('the table of study fields', () => {
  it('has each field once, with a way to ask for it and a place to find it', () => {
    const fields = studyFields();
    expect(fields.length).toBeGreaterThanOrEqual(60);
    expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
    for (const { key, label, heading } of fields) expect([key, label ?? heading]).not.toEqual([key, null]);
  });

  it.each([
    ['What is the primary endpoint?', 'primary_endpoint'],
    ['What are the inclusion criteria?', 'inclusion'],
    ['How many participants will be randomised?', 'participants'],
    ['How is the study drug stored?', 'storage'],
    ['What is its dose?', 'dose'],
    ['What phase is the study?', 'phase'],
    ['What is the visit window?', 'windows'],
    ['When must an SAE be reported?', 'sae_reporting'],
    ['Which medications are prohibited?', 'prohibited'],
    ['What is the age range?', 'age'],
    ['Who is the sponsor?', 'sponsor'],
    ['How long must records be kept?', 'archiving'],
    ['How long do we keep the records after the trial is over?', 'archiving'],
    ['Can a patient be screened again?', 'rescreening'],
    ['Which endpoint is primary?', 'primary_endpoint'],
    ['How many days before day 1 can screening start?', 'screening_period'],
    ['What is the screening window?', 'screening_period'],
    ['Why this sample size?', 'power'],
    ['What is the deadline for reporting SAEs?', 'sae_reporting'],
  ])('reads "%s" as a question about %s', (question, key) => {
    expect(asked(question)).toContain(key);
  });

  it.each([
    ['How quickly must SAEs be reported to the sponsor?', 'sponsor'],
    ['What power does the sample size give?', 'rescreening'],
    ['How much can we invoice for a screen failure?', 'rescreening'],
    ['What is the dose level after a grade 3 toxicity?', 'dose'],
    ['How long do we keep the records after the trial is over?', 'study_duration'],
    ['What is the screening window?', 'windows'],
    ['Why this sample size?', 'participants'],
    ['What is the deadline for reporting SAEs?', 'sae_definition'],
  ])('does not read "%s" as a question about %s', (question, key) => {
    expect(asked(question)).not.toContain(key);
  });

  it('refuses a malformed line', () => {
    expect(() => parseFields('key\tname\nphase\tPhase\tnumber\t\t\t\t\tphase')).toThrow('Malformed study field');
    expect(() => parseFields('key\tname\nphase\tPhase\tvalue\t\t\t\t\t')).toThrow('Malformed study field');
    expect(() => parseFields('key\tname\nphase\tPhase\tvalue\t\t\t\t\tphase\t\t\tmore')).toThrow(
      'Malformed study field',
    );
  });

  it('skips comments and empty lines', () => {
    const [field] = parseFields('# note\nkey\tname\n\nphase\tPhase\tvalue\tphase\t\t\t\twhich phase\n');
    expect(field).toMatchObject({ key: 'phase', name: 'Phase', form: 'value', heading: null, holds: null });
    expect(field?.label?.test('Phase 3')).toBe(true);
    expect(field?.label?.test('Study phase')).toBe(false);
  });
});

function asked(question: string): string[] {
  return studyFields()
    .filter(({ asks, unless }) => asks.test(question.toLowerCase()) && !unless?.test(question))
    .map(({ key }) => key);
}
