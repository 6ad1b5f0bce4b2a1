import { makeDocument } from '../answering/testing/make-scope.ts';
import { findFacts } from '../ingestion/facts/find-facts.ts';
import type { Passage } from '../ingestion/passages/passage.ts';
import { statedIn } from './document-facts.ts';

/** The statements of a field in a protocol of these passages, each as one text. */
function stated(field: string, passages: (Partial<Passage> & { text: string })[]): string[] {
  const document = makeDocument('Protocol.pdf', passages);
  document.file.facts = findFacts(document.file.passages);
  return statedIn(document)
    .filter((fact) => fact.field === field)
    .map(({ quotes }) => quotes.map(({ text_snippet }) => text_snippet).join(' '));
}

describe('the title page states', () => {
  it.each([
    ['sponsor', 'Name of Sponsor/Company: Northwind Biologics'],
    ['sponsor', 'Lumen Therapeutics, Inc.'],
    ['sponsor', '© 2021 Harrow Pharma Ltd'],
    ['sponsor', 'Lead Sponsor University Hospital of Alder'],
    ['version', 'Protocol Version: 2.0'],
    ['version', 'Final 1.0 / 03-Feb-2019'],
    ['version', 'Edition Number 3'],
    ['version', 'Date of Protocol: 12 January 2020'],
    ['version', 'Original Protocol Date: 4 May 2018'],
    ['version', '14 March 2021'],
    ['version', 'Protocol/Amendment No.: 012-04'],
    ['version', 'Status: Final, Version 4.1 (incorporating Amendment 2)'],
    [
      'title',
      'Efficacy and Safety of Oral Veltrin Versus Placebo as Add-on Therapy in Adults with Generalised Myasthenia',
    ],
    ['title', 'LARCH: A Multicentre, Randomised, Double-blind Trial of Veltrin in Patients with Gout'],
  ])('the %s as "%s"', (field, line) => {
    expect(stated(field, [{ text: line, page: 1 }])).toEqual([line]);
  });

  it.each([
    ['sponsor', 'Sponsor Signatory: J. Doe'],
    ['sponsor', 'Sponsor’s Medical Expert: J. Doe'],
    ['title', 'The study will assess the efficacy and safety of oral veltrin in all adult patients with the disease.'],
  ])('no %s as "%s"', (field, line) => {
    expect(stated(field, [{ text: line, page: 1 }])).toEqual([]);
  });
});

describe('a section of another house style states', () => {
  it.each([
    ['windows', '8.1 Study Schedule', 'Visits should take place within +/- 3 days of the planned day.'],
    ['windows', '7 Timing of Assessments', 'A window of plus or minus 5 days applies to every visit.'],
    ['preparation', '5.4 Dosage and Administration', 'Vials are reconstituted with 5 mL of sterile water before use.'],
    ['preparation', '6.3 Dispensing', 'Tablets should be swallowed whole with a glass of water.'],
    [
      'dose_changes',
      '6.5 Toxicity Management',
      'For grade 3 events treatment must be interrupted, then dose reduced to 5 mg.',
    ],
    ['dose_changes', '5.7 Modification of Study Treatment', 'The dose may be reduced once, to 20 mg.'],
    ['missed_dose', '6.1.2 Administration', 'If a dose is missed, it should be taken within 12 hours.'],
    ['stopping_rules', '4.6 Premature Termination of the Trial', 'The trial may be terminated by the sponsor.'],
    ['stopping_rules', '10.4 Halting Criteria', 'Enrolment will be paused if two participants have grade 4 events.'],
    ['rescue', '6.8.3 Rescue Medicine', 'Salbutamol may be used as rescue medication.'],
    ['rescreening', '5.4 Screen Failures', 'Individuals may be rescreened once.'],
    ['interim', '9.5 Interim Analyses', 'One analysis is planned after half of the events.'],
    ['archiving', '12.3 Record Keeping', 'Essential documents must be kept for 15 years after completion.'],
    ['archiving', '11.2 Data Handling', 'Records shall be retained for at least 25 years.'],
    ['screening_period', '7.1 Pre-treatment Period', 'Screening takes place within 28 days before the first dose.'],
    ['follow_up', '4.1.4 Post-treatment Period', 'Participants return 30 days after the last dose.'],
    ['study_duration', '4.4 Trial Duration', 'The duration of treatment for each participant is 24 weeks.'],
    ['overdose', '8.4 Medication Errors', 'An overdose is defined as any dose above 40 mg.'],
    [
      'end_of_study',
      '4.5 Beginning and End of the Trial',
      'The trial ends when the last participant completes the last visit.',
    ],
    ['committee', '10.1.5 Governance', 'A data monitoring committee reviews safety every six months.'],
    ['accountability', '6.6 Supplies: Return and Reconciliation', 'Unused kits must be returned to the depot.'],
  ])('%s under "%s"', (field, heading, sentence) => {
    expect(stated(field, [{ text: sentence, section: [heading], page: 30 }])).toEqual([sentence]);
  });
});

describe('a sentence states, wherever it is', () => {
  it.each([
    ['missed_dose', 'Participants who forget a dose should not take a double dose.'],
    ['rescreening', 'A participant who fails may be re-screened after 14 days.'],
    ['interim', 'No interim analysis is planned.'],
    ['archiving', 'The site must retain all trial documents for 10 years.'],
    ['stopping_rules', 'The sponsor reserves the right to terminate the study at any time.'],
    ['randomisation', 'Participants will be randomised 2:1 to veltrin or placebo.'],
    ['stratification', 'Allocation is stratified by region and weight.'],
    ['replacement', 'Participants who withdraw will not be replaced.'],
    ['unblinding', 'In an emergency the investigator may break the code.'],
    ['storage', 'Kits are stored at 2°C to 8°C.'],
    ['sae_reporting', 'All serious adverse events are reported within 24 hours.'],
    ['committee', 'An independent data committee will review the results.'],
  ])('%s: "%s"', (field, sentence) => {
    const elsewhere = { text: sentence, section: ['11 Other matters'], page: 40 };
    expect(stated(field, [elsewhere])).toEqual([sentence]);
    expect(stated(field, [{ ...elsewhere, section: ['2 Background', '2.3 Earlier trials'] }])).toEqual([]);
  });

  it.each([
    ['archiving', 'Plasma samples may be stored for up to 15 years.'],
    ['countries', 'Subjects enrolled in Japan sign another form.'],
    ['replacement', 'Oral glucocorticoid replacement is allowed.'],
    ['age', 'A history of cancer within 3 years of screening.'],
    ['lifestyle', 'Exposure of the vial to direct sunlight should be avoided.'],
  ])('not %s: "%s"', (field, sentence) => {
    expect(stated(field, [{ text: sentence, section: ['11 Other matters'], page: 40 }])).toEqual([]);
  });
});

test('the sentences that state a value are shown, not those around them', () => {
  const section = ['9 Statistics', '9.1 Sample size'];
  const passages = [
    {
      text: 'The design was discussed with experts. Many designs exist. It gives 90% power to detect 3 points.',
      section,
    },
  ];
  expect(stated('power', passages)).toEqual(['It gives 90% power to detect 3 points.']);
});

test('the column headers of a schedule state its windows', () => {
  const header = {
    text: 'Visit 1 2 3 Window (days) ±3 ±3',
    kind: 'heading' as const,
    section: ['1.3 Schedule of Activities'],
  };
  expect(stated('windows', [header])).toEqual([header.text]);
  expect(stated('windows', [{ ...header, text: 'Visit 1 2 3' }])).toEqual([]);
});

test('statements that need no context come first', () => {
  const loose = { text: 'Records are kept for the required period.', section: ['8 Study records'] };
  const exact = { text: 'Records are kept for 15 years.', section: ['12 Archiving'] };
  expect(stated('archiving', [loose, exact])).toEqual([exact.text, loose.text]);
});

describe('a paragraph of labels', () => {
  it('states a value by the line of its label, with the next one if that is the label alone', () => {
    const text = [
      'Protocol LNT-7-B',
      'Protocol Title:',
      'A Phase 3 Study of Veltrin in Patients with Gout',
      'Sponsor: Lumen Ltd',
    ].join('\n');
    expect(stated('title', [{ text, page: 1 }])).toEqual([
      'Protocol Title: A Phase 3 Study of Veltrin in Patients with Gout',
    ]);
  });
});

describe('a sentence that speaks of something else does not state', () => {
  it.each([
    ['lost_to_follow_up', 'Make every effort to contact the medical monitor before the patient is unblinded.'],
    ['lost_to_follow_up', 'A patient lost to follow-up after the first scan would be considered non-evaluable.'],
    ['cycle_length', 'The cycle of spermatogenesis is a 90 day cycle.'],
    ['observation', 'Participants must remain fasted for at least 2 hours after dosing.'],
    ['compliance', 'If non-compliance is suspected, the site will be audited.'],
  ])('%s: "%s"', (field, text) => {
    expect(stated(field, [{ text, section: ['8 Procedures', '8.9 Other'], page: 30 }])).toEqual([]);
  });

  it.each([
    ['lost_to_follow_up', 'Sites must make three attempts to contact each missing participant.'],
    ['lost_to_follow_up', 'A participant is considered lost to follow-up after three missed visits.'],
    ['cycle_length', 'Each cycle is a 28 day cycle.'],
    ['observation', 'Participants must be observed for at least 2 hours after dosing.'],
    ['compliance', 'Treatment compliance will be checked by tablet counts.'],
  ])('unlike %s: "%s"', (field, text) => {
    expect(stated(field, [{ text, section: ['8 Procedures', '8.9 Other'], page: 30 }])).toEqual([text]);
  });
});

describe('a row whose label goes on to something else does not state', () => {
  it.each([
    ['withdrawal', 'Discontinuation of prior therapy because of toxicity'],
    ['indication', 'Disease status evaluation by computed tomography'],
  ])('%s: "%s"', (field, text) => {
    expect(stated(field, [{ text, kind: 'table', section: ['Synopsis'], page: 5 }])).toEqual([]);
  });
});
