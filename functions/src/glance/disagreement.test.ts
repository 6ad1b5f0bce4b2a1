import type { Quote } from '@trialdesk/contract/entities/citation';
import { disagree } from './disagreement.ts';

const stated = (text_snippet: string) => [{ text_snippet } as Quote];

function apart(field: string, one: string, other: string): boolean {
  return disagree(field, [stated(one), stated(other)]);
}

it.each([
  ['participants', 'Number of participants 120', 'About 150 participants will be randomised.'],
  ['participants', 'Planned sample size: 1,200', 'A total of 1,500 adult participants will be enrolled.'],
  ['participants', '120 participants (60 in each arm)', '150 participants (75 in each arm)'],
  ['phase', 'Study phase Phase 3', 'Trial phase: IIb'],
  ['phase', 'A Phase II, Open-label Study of an Invented Drug', 'This is a randomised, double-blind, phase 3 study.'],
  ['age', 'Adults of 18 to 80 years', 'Is at least 21 years of age at screening.'],
  ['sites', 'About 60 sites in 5 countries', 'It is conducted at 45 clinical sites.'],
  ['countries', 'About 60 sites in 5 countries', 'Sites are in six countries.'],
  ['randomisation', 'Randomised 1:1', 'Participants are assigned 2:1 to the groups.'],
  ['sae_reporting', 'Within 24 hours of awareness.', 'SAEs are reported within 48 hours.'],
  ['archiving', 'Documents are kept for 15 years.', 'The investigator keeps all records for 25 years.'],
  ['storage', 'Stored at 2 °C to 8 °C', 'Keep at 15 °C to 25 °C.'],
  ['version', 'Version and date Version 3.0, 14 March 2025', 'Protocol version 2.0'],
])('statements of %s disagree: %s / %s', (field, one, other) => {
  expect(apart(field, one, other)).toBe(true);
});

it.each([
  [
    'participants',
    'Number of participants About 400 randomised (200 per group)',
    '400 participants will be randomised.',
  ],
  ['participants', 'Number of participants 80 (40 in each arm)', 'Each arm has 40 participants.'],
  [
    'participants',
    'Approximately 300 patients will be enrolled',
    'About 100 patients are randomised to each of 3 arms.',
  ],
  ['participants', 'Number of participants 120', 'Adult participants are seen at Visit 12 and Week 24.'],
  ['phase', 'Study phase Phase 3', 'The dose of 200 mg had the better effect in phase 2.'],
  ['phase', 'Phase III', 'Study phase Phase 3'],
  ['age', 'Adults of 18 to 80 years', 'No sudden death of a relative before the age of 40 years.'],
  ['age', 'Adults of 18 to 80 years', 'Patients must be aged 18 years or older.'],
  ['dose', 'Tablets of 100 mg', 'The dose is 200 mg twice daily.'],
  ['archiving', 'Samples are stored for 15 years.', 'Records are kept for 25 years.'],
])('statements of %s do not disagree: %s / %s', (field, one, other) => {
  expect(apart(field, one, other)).toBe(false);
});

it('needs two statements that give a value', () => {
  expect(disagree('participants', [stated('About 400 participants')])).toBe(false);
  expect(disagree('participants', [stated('About 400 participants'), stated('See Section 9.')])).toBe(false);
});
