import { formsOf } from './question-form.ts';

function kinds(question: string): string[] {
  return formsOf(question).flatMap((form) => {
    if (form.kind === 'section' || form.kind === 'cell' || form.kind === 'direct') return [];
    return form.kind === 'field' ? form.field.key : form.kind;
  });
}

describe('the forms of a question', () => {
  it('are the fields it asks for', () => {
    expect(kinds('What are the exclusion criteria?')).toEqual(['exclusion']);
    expect(kinds('Who is the sponsor?')).toEqual(['sponsor']);
  });

  it('are the event that a longer question mentions, unless it asks for a criterion', () => {
    const story = 'One of our patients rang this morning to say that she is pregnant. ';
    expect(kinds(`${story}What has to be done about it, and who must be informed of it here?`)).toEqual(['event']);
    expect(kinds(`${story}Can she still join the study, or is she out because of it?`)).not.toContain('event');
    expect(kinds('One of my patients is pregnant. Can he take ibuprofen?')).not.toContain('event');
  });

  it('are the occasions of an activity, with its name alone', () => {
    expect(formsOf('Which visits need an ECG?')).toContainEqual({ kind: 'occasions', subject: 'ecg' });
    expect(formsOf('When is the urine drug screen done?')).toContainEqual({
      kind: 'occasions',
      subject: 'urine drug screen',
    });
    expect(kinds('Which visits are there?')).toEqual([]);
  });

  it('are no occasions of what is reported', () => {
    expect(kinds('When do we need to report an SAE?')).toEqual(['sae_reporting']);
    expect(kinds('When do we need to repeat an ECG?')).toEqual(['occasions']);
    expect(kinds('When does the sponsor need to be notified?')).not.toContain('occasions');
    expect(kinds('At which visits are patient-reported outcomes collected?')).toContain('occasions');
    expect(kinds('When is informed consent taken?')).toContain('occasions');
  });

  it('are the field that one part asks for if it holds for every patient, whatever the others ask', () => {
    const [form] = formsOf('When do we need to report an SAE and who must sign the report?');
    expect(form).toMatchObject({ field: { key: 'sae_reporting' }, part: 'When do we need to report an SAE' });
  });

  it('are the occasions of an activity also where only its name is given, or one of its visits', () => {
    expect(formsOf('how often are the scans?')).toContainEqual({ kind: 'occasions', subject: 'scans' });
    expect(formsOf('Do they need an ECG at cycle 6?')).toContainEqual({ kind: 'occasions', subject: 'ecg' });
    expect(formsOf('Which visits do they fill in the diary?')).toContainEqual({ kind: 'occasions', subject: 'diary' });
    expect(formsOf('When do we check ALT?')).toContainEqual({ kind: 'occasions', subject: 'alt' });
    expect(formsOf('When do we check vitals on an infusion day?')).toContainEqual({
      kind: 'occasions',
      subject: 'vitals',
    });
    expect(kinds('Do they need an ECG?')).not.toContain('occasions');
  });

  it('are the criteria for what limits entry, not for when a dose goes in', () => {
    expect(kinds('How low can the haemoglobin go in?')).toContain('eligibility');
    expect(kinds('How soon after randomisation must the first dose go in?')).not.toContain('eligibility');
  });

  it('are the time of a visit by number or by name', () => {
    expect(formsOf('When is visit 6 and with what window?')[0]).toEqual({ kind: 'visit-time', visit: 'visit 6' });
    expect(formsOf('When is the end of study visit?')[0]).toEqual({ kind: 'visit-time', visit: 'end of study' });
    expect(kinds('When is the drug given?')).not.toContain('visit-time');
    expect(formsOf('When is visit 6 and how late can it be?')[0]).toEqual({ kind: 'visit-time', visit: 'visit 6' });
    expect(kinds('When do we take the PK bloods on cycle 1 day 1?')).not.toContain('visit-time');
    expect(kinds('When is the biopsy at week 12?')).not.toContain('visit-time');
  });

  it('are the window of a visit, not of what is done at it', () => {
    expect(formsOf('How late can week 12 be?')[0]).toEqual({
      kind: 'visit-time',
      visit: 'week 12',
      asksForWindow: true,
    });
    expect(formsOf('how early can we do the I-8 visit?')[0]).toMatchObject({ visit: 'i-8', asksForWindow: true });
    expect(kinds('week 20 visit, how many days grace?')).toEqual(['visit-time', 'windows']);
    expect(kinds('How late can the week 12 biopsy be?')).toEqual(['windows']);
    expect(kinds('How late can the week 12 dose be?')).not.toContain('windows');
  });

  it('are the activities of a visit', () => {
    expect(formsOf('What happens at visit 6?')[0]).toEqual({ kind: 'visit-activities', visit: 'visit 6' });
    expect(formsOf('What happens at V6?')[0]).toEqual({ kind: 'visit-activities', visit: 'visit 6' });
    expect(formsOf('What do we do at C2D1?')[0]).toEqual({ kind: 'visit-activities', visit: 'c2d1' });
    expect(formsOf('When is cycle 2 day 1?')[0]).toEqual({ kind: 'visit-time', visit: 'c2d1' });
    expect(formsOf('Which assessments are done at week 12?')[0]).toEqual({
      kind: 'visit-activities',
      visit: 'week 12',
    });
  });

  it.each([
    'Pt left her tablets in a hot car for an afternoon, ok to use?',
    'kits were at 30 degrees overnight, use or quarantine?',
  ])('are the storage of the drug when it got warm: %s', (question) => expect(kinds(question)).toEqual(['storage']));

  it('are not the storage of the drug when a sample got warm', () => {
    expect(kinds('The blood sample kits were left in a hot car, ok to use?')).not.toContain('storage');
  });

  it('are not the activities of a visit when they ask what follows from something', () => {
    expect(kinds('EF 45 on the week 12 echo, what happens to the study drug?')).not.toContain('visit-activities');
    expect(kinds('What happens with the dose at visit 6?')).not.toContain('visit-activities');
  });

  it('are what something is, rather than a field that its name resembles', () => {
    expect(kinds('What is minimal disease activity?')).toEqual(['definition']);
  });

  it('are whether a medicine may be taken, not how much of it or when', () => {
    expect(kinds('Can they take omeprazole?')).toEqual(['medicine']);
    expect(kinds('Patient has a headache, is ibuprofen ok?')).toEqual(['medicine']);
    expect(kinds('How much paracetamol can they take a day?')).not.toContain('medicine');
    expect(kinds('She is on prednisone, how fast can she stop?')).not.toContain('medicine');
    expect(kinds('Can chemo be given at home?')).not.toContain('medicine');
    expect(kinds('Is the irinotecan dose reduced?')).not.toContain('medicine');
    expect(kinds('Can warfarin be taken with food?')).not.toContain('medicine');
    expect(kinds('Can he smoke weed for the pain?')).toContain('medicine');
  });

  it('are the criterion on something, with its name alone', () => {
    expect(formsOf('Minimum hemoglobin for entry?')[0]).toEqual({ kind: 'eligibility', subject: 'hemoglobin' });
    expect(formsOf('How long off vedolizumab before the first dose?')[0]).toEqual({
      kind: 'eligibility',
      subject: 'vedolizumab',
    });
    expect(kinds('What are the eligibility criteria for entry?')).not.toContain('eligibility');
  });

  it.each([
    ['Worst ECOG we can take?', 'ecog'],
    ['He fainted three years ago, can he still join?', 'fainted'],
    ['How low can the albumin be?', 'albumin'],
    ['List the heart problems that exclude someone', 'heart'],
    ['Which kidney diseases rule a patient out?', 'kidney'],
    ['Platelets are 95, is that good enough to get in?', 'platelets'],
    ['last secukinumab 13 weeks ago, long enough?', 'secukinumab'],
    ['Bilirubin of 3 yesterday, can he start yet?', 'bilirubin yesterday'],
    ['age 81, too old?', 'age'],
    ['are diabetics excluded?', 'diabetics'],
    ['melanoma 6 y ago, all clear. eligible?', 'melanoma all clear'],
    ['screening Hgb 9.0 - pass or fail?', 'hgb'],
  ])('are the criterion when asked in everyday words: %s', (question, subject) => {
    expect(formsOf(question)[0]).toEqual({ kind: 'eligibility', subject });
  });

  it('are no criterion when screening is to be repeated', () => {
    expect(kinds('Can she be screened again after she was ruled out?')).not.toContain('eligibility');
  });

  it('are the occasions and activities of a terse question', () => {
    expect(formsOf('ECG visits?')[0]).toEqual({ kind: 'occasions', subject: 'ecg' });
    expect(formsOf("What's done at screening?")[0]).toEqual({ kind: 'visit-activities', visit: 'screening' });
  });

  it('may be a section or a cell of a table when the question is short', () => {
    expect(formsOf('And for the taller ones?')).toEqual([{ kind: 'section' }, { kind: 'cell' }, { kind: 'direct' }]);
  });

  it('may be the row of a grade or level, whatever else it asks for', () => {
    expect(formsOf('And at dose level -2?')).toContainEqual({ kind: 'cell', level: 'dose level -2' });
    expect(formsOf('How is the dose reduced after a grade 3 rash?')).toContainEqual({ kind: 'cell', level: 'grade 3' });
  });

  it('are a visit that is not held as planned, also in a situation', () => {
    const situation =
      'One of our patients missed the week 4 visit by three days because of a holiday abroad; what is the visit window?';
    expect(formsOf(situation)).toEqual([{ kind: 'off-visit', visit: 'week 4' }]);
    expect(kinds('Can visit 9 be done 4 days late?')).toContain('off-visit');
    expect(kinds('Can visit 9 be done at home?')).not.toContain('off-visit');
    expect(formsOf(`${'Her mother fell ill, too. '.repeat(8)} She missed the week 4 visit.`)).toEqual([]);
  });

  it('are none for a situation, however it ends', () => {
    const situation =
      'One of our patients fell in the bathroom at night and had a bruise on the arm for days; how is the drug stored?';
    expect(formsOf(situation)).toEqual([]);
    expect(kinds('How is the drug stored?')).toEqual(['storage']);
    expect(formsOf(`How is the drug stored ${'1 '.repeat(100)}?`)).toEqual([]);
  });

  it('are a definition where a name is all that is asked about, whatever field it resembles', () => {
    expect(formsOf('What counts as an adverse event?')[0]).toEqual({ kind: 'definition', subject: 'adverse event' });
    expect(kinds('Which events are not adverse events?')).toEqual(['ae_exceptions']);
  });

  it('are what is done at a visit, in the words of those who do it', () => {
    const done = { kind: 'visit-activities', visit: 'eot' };
    expect(formsOf('What needs doing at the EOT visit?')[0]).toEqual(done);
    expect(formsOf('What do we have to do at EOT?')[0]).toEqual(done);
  });

  it('are those of its parts when a long one only asks', () => {
    const asked =
      'How fast do I have to report an SAE, and does the clock start when I hear of it or when the investigator does?';
    expect(kinds(asked)).toEqual(['sae_reporting']);
    expect(formsOf(asked)).toMatchObject([{ part: 'How fast do I have to report an SAE' }]);
    const story = `My patient was in hospital for two nights after the last infusion and is well again now. ${asked}`;
    expect(formsOf(story)).toEqual([]);
  });

  it('are the field that a story ends with, if it is the same for every patient', () => {
    const story = 'A lady who finished treatment three weeks ago called us this morning to report a new symptom, ';
    expect(formsOf(`${story}am I still within the AE collection period?`)).toMatchObject([
      { kind: 'field', field: { key: 'ae_collection' }, isLikely: true },
    ]);
    expect(formsOf(`${story}what is the dose of the study drug?`)).toEqual([]);
  });

  it('are the fields that several questions of a story ask for, if these are the same for every patient', () => {
    const story = 'She wants to stop the tablets but is happy to keep coming for her visits, ';
    const asked = `${story}is she still seen? Also is she replaced by another patient?`;
    expect(kinds(asked)).toContain('replacement');
  });

  it.each([
    ['What is the dose and how is it stored?', ['dose', 'storage']],
    ['What are the primary and secondary endpoints?', ['primary_endpoint', 'secondary_endpoints']],
    ['Inclusion and exclusion criteria?', ['inclusion', 'exclusion']],
  ])('are those of its parts when they ask for different things: %s', (question, keys) => {
    expect(kinds(question)).toEqual(keys);
    expect(new Set(formsOf(question).map(({ part }) => part)).size).toBe(keys.length);
  });

  it('are those of the parts that ask for a field, where the others ask about a subject', () => {
    const [form, ...others] = formsOf('What is the primary endpoint, and how is missing data handled?');
    expect(form).toMatchObject({ field: { key: 'primary_endpoint' }, part: 'What is the primary endpoint' });
    expect(others).toEqual([]);
  });

  it('are those of the part that names what the others repeat', () => {
    expect(kinds('Who qualifies? All entry criteria please')).toEqual(['inclusion']);
    expect(kinds('Patient forgot a dose, what now?')).toEqual(['missed_dose']);
    expect(kinds('He took his tablet 5 hours late, ok?')).toEqual(['missed_dose']);
    expect(kinds('Patient did not take study drug for 10 days')).toContain('missed_dose');
    expect(kinds('The dose was 200 mg, 5 hours after lunch')).not.toContain('missed_dose');
    expect(kinds('Who qualifies? The lumbar puncture is late')).toEqual([]);
  });
});
