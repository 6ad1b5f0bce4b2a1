import { formsOf } from './question-form.ts';

function fieldsOf(question: string): string[] {
  return formsOf(question).flatMap((form) => (form.kind === 'field' ? [form.field.key] : []));
}

describe('a question that differs only in what it is about', () => {
  it.each([
    ['study_duration', 'How long is the study?', 'How long is the drug infusion?'],
    ['study_duration', 'How long is the treatment?', 'How long is the half-life of the drug?'],
    ['study_duration', 'How long does a patient take part in the study?', 'How long does the study visit take?'],
    ['study_duration', 'How long is the treatment period?', 'How long is each treatment cycle?'],
    ['study_duration', 'What is the duration of treatment?', 'What is the duration of the infusion?'],
    ['study_duration', 'For how long are they on the study?', 'For how long are they observed after the study drug?'],
    ['infusion_time', 'How long is the infusion?', 'How long after the infusion do they stay?'],
    ['infusion_time', 'How long does the infusion take?', 'How fast is the drug infused?'],
    ['infusion_time', 'Over how long is the drug infused?', 'How long is the drug stable before it is infused?'],
    ['infusion_time', 'What is the infusion time?', 'How long do we wait between the infusions?'],
    ['cycle_length', 'How long is a cycle?', 'How long can a cycle be delayed?'],
    ['cycle_length', 'How many days are in a cycle?', 'How many days before cycle 2 are labs drawn?'],
    [
      'observation',
      'How long do we observe them after the dose?',
      'How long after the last dose do we follow them for survival?',
    ],
    ['screening_period', 'How long is screening?', 'How long does the screening visit take?'],
    ['follow_up', 'How long is follow-up?', 'How long does the follow-up visit take?'],
    ['archiving', 'How long are the records kept?', 'How long are the serum samples kept?'],
    ['sample_retention', 'How long are the samples kept?', 'How long can samples be kept before centrifuging?'],
    ['storage', 'How is the study drug stored?', 'How are the blood samples stored?'],
    ['storage', 'At what temperature is it kept?', 'What temperature counts as a fever?'],
    ['participants', 'How many patients will be enrolled?', 'How many patients have died so far?'],
    ['sites', 'How many sites take part?', 'How many injection sites are there?'],
    ['age', 'How old must they be?', 'How old may the scan be?'],
    ['age', 'How old can patients be?', 'How old can the biopsy be?'],
    ['phase', 'What phase is the study?', 'What happens in the treatment phase?'],
    ['version', 'Which version of the protocol is this?', 'Which version of CTCAE is used?'],
    ['ae_grading', 'Which version of CTCAE is used?', 'Which version of MedDRA is used?'],
    ['title', 'What is the title of the study?', 'What is the job title of the sub-investigator?'],
    ['randomisation', 'What is the randomisation ratio?', 'What INR ratio is allowed?'],
    ['arms', 'Which treatment arms are there?', 'Which arm is the cuff put on?'],
    ['arms', 'How many arms are there?', 'How many visits are there?'],
    ['windows', 'What is the visit window?', 'What is the therapeutic window?'],
    ['dose', 'How is the drug given?', 'How is the questionnaire given?'],
    ['dose', 'How is it administered?', 'How is the consent form administered?'],
    ['blinding', 'Are the patients blinded?', 'Can blind patients take part?'],
    ['replacement', 'Can a withdrawn patient be replaced?', 'Can a broken vial be replaced?'],
    ['consent', 'When is consent signed?', 'How long is the consent form kept?'],
    ['sae_reporting', 'When must an SAE be reported?', 'When is SAE follow-up information due?'],
    ['sae_reporting', 'How long do we have to report an SAE?', 'For how long are SAEs collected?'],
    ['ae_collection', 'Until when are SAEs recorded?', 'By when must an SAE be reported?'],
    ['ae_collection', 'When do we stop collecting AEs?', 'When do we report a serious AE?'],
    ['risks', 'What are the common side effects?', 'How long are common side effects recorded?'],
    ['pregnancy', 'What if a patient becomes pregnant?', 'Is a pregnancy test needed?'],
    ['blood_volume', 'How much blood is taken?', 'How much blood pressure change is too much?'],
    ['end_of_study', 'When does the study end?', 'When does the study visit end?'],
    [
      'accountability',
      'What do we do with returned kits?',
      'When has the patient returned to the clinic with the kit?',
    ],
    [
      'lost_to_follow_up',
      'What if we cannot reach the patient?',
      'What if the patient does not reach the target dose?',
    ],
    ['ae_exceptions', 'Which AEs need not be reported?', 'What if an AE was not reported in time?'],
    [
      'causality',
      'How is the relationship to the study drug judged?',
      'How is the relationship of the scores analysed?',
    ],
    ['hypothesis', 'What is the hypothesis of the study?', 'Which aims are hypothesis-generating?'],
    ['lab_tests', 'Which lab tests are done?', 'Which lab values exclude a patient?'],
  ])('%s is asked for by "%s", not by "%s"', (field, question, other) => {
    expect(fieldsOf(question)).toContain(field);
    expect(fieldsOf(other)).not.toContain(field);
  });
});
