import { asksForHistory } from './asks-for-history.ts';

const asks = (question: string) => asksForHistory({ title: '', question });

describe('a question about the history of the protocol', () => {
  it.each([
    'What changed in amendment 2?',
    'Which amendment added the second ECG?',
    'Why was the visit window changed in version 3?',
    'What was the dose before Amendment 1?',
    'What did the previous version say about storage?',
    'Was the exclusion of hepatitis amended?',
    'What is new in the protocol?',
    'Is there a summary of changes?',
    'Our old log bans statins. Does that still apply in v3.0?',
    'What did amendment 2 change in the informed consent form?',
    'Which consent procedures changed in the latest amendment?',
    'Why was the consent section changed in v3.0?',
    'Were any significant new exclusion criteria added in the latest amendment?',
  ])('is "%s"', (question) => {
    expect(asks(question)).toBe(true);
  });

  it.each([
    'Which version of the protocol is current?',
    'What is the latest amendment?',
    'Can the dose be changed after a grade 3 toxicity?',
    'May we change the visit date and stay within the protocol?',
    'What is the change from baseline in the primary endpoint?',
    'Why is a washout needed?',
    'ALT is still high at V7. May we go on?',
    'When the consent form is amended, must those in follow-up sign the new version?',
    'The protocol was amended. Does she have to sign a new consent?',
    'The ICF was updated with amendment 3, must she re-sign?',
  ])('is not "%s"', (question) => {
    expect(asks(question)).toBe(false);
  });

  it('may say so in its title', () => {
    expect(asksForHistory({ title: 'Changes of amendment 4', question: 'Which visits?' })).toBe(true);
    const question = 'Must they re-consent?';
    expect(asksForHistory({ title: 'What changed in amendment 4?', question })).toBe(true);
    expect(asksForHistory({ title: 'Consent form amended', question })).toBe(false);
  });
});
