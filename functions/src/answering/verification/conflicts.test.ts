import type { Citation } from '@trialdesk/contract/entities/citation';
import { findConflicts } from './conflicts.ts';
import type { ScopeDocument } from '../retrieval/scope.ts';
import { makeDocument } from '../testing/make-scope.ts';

const SECTION = ['6 Study drug', '6.2 Missed doses'];

const document = (name: string, text: string, section = SECTION) => makeDocument(name, [{ text, section }]);

function cite(cited: ScopeDocument, snippet: string): Citation {
  const { id, name, version } = cited;
  return {
    ...{ number: 1, document_id: id, document_name: name, document_version: version, page: 1 },
    section: '',
    text_snippet: snippet,
  };
}

/** Conflicts between a cited protocol and an amendment. */
function between(protocol: string, amendment: string, section?: string[]) {
  const cited = document('Protocol.pdf', protocol);
  return findConflicts([cite(cited, protocol)], [cited, document('Amendment.pdf', amendment, section)]);
}

const RULE = 'A missed dose may be taken up to 8 hours after the planned time.';

describe('two documents conflict', () => {
  it('when a number differs in similar sentences under one heading; both are quoted whole, with their page', () => {
    const cited = document('Protocol.pdf', `Doses are taken in the morning. ${RULE}`);
    const other = makeDocument('Amendment.pdf', [
      { text: 'Changes are listed here.' },
      { text: 'A missed dose may be taken up to 12 hours after the planned time.', section: ['3.1. Missed Doses'] },
    ]);
    expect(findConflicts([cite(cited, 'up to 8 hours')], [cited, other])).toEqual([
      {
        heading: '6.2 Missed doses',
        quotes: [
          expect.objectContaining({ document_id: 'protocol-pdf', page: 1, text_snippet: RULE }),
          expect.objectContaining({
            document_id: 'amendment-pdf',
            document_version: 1,
            page: 2,
            text_snippet: 'A missed dose may be taken up to 12 hours after the planned time.',
          }),
        ],
      },
    ]);
  });

  it.each([
    ['units', 'The dose is 10 mg of drug once daily.', 'The dose is 10 mcg of drug once daily.'],
    [
      'number words',
      'Report the event to the sponsor within three days.',
      'Report the event to the sponsor within 5 days.',
    ],
    [
      'bounds',
      'Patients with platelets ≥ 75 at screening are eligible.',
      'Patients with platelets > 75 at screening are eligible.',
    ],
    ['ranges', 'Repeat the blood sample within 3 days.', 'Repeat the blood sample within 3 to 5 days.'],
    ['the word not', 'The tablet may be crushed and mixed.', 'The tablet may not be crushed and mixed.'],
    [
      'windows of the same visit',
      'The window of the week 4 visit is 3 days.',
      'The window of the week 4 visit is 5 days.',
    ],
  ])('in %s', (_what, protocol, amendment) => {
    expect(between(protocol, amendment)).toHaveLength(1);
  });

  it('once per sentence, however many citations quote it', () => {
    const cited = document('Protocol.pdf', RULE);
    const other = document('Amendment.pdf', RULE.replace('8', '12'));
    expect(findConflicts([cite(cited, 'up to 8 hours'), cite(cited, 'planned time')], [cited, other])).toHaveLength(1);
  });
});

describe('two documents do not conflict', () => {
  it.each([
    ['say the same', RULE, RULE],
    [
      'say the same in other units',
      'Report the event to the sponsor within 24 hours.',
      'Report the event to the sponsor within 1 day.',
    ],
    [
      'write numbers in other ways',
      'Enrol 1,200 adult patients at three sites.',
      'Enrol 1200 adult patients at 3 sites.',
    ],
    [
      'bound in words and in signs',
      'Platelets of patients ≥ 75 at screening.',
      'Platelets of patients 75 at screening.',
    ],
    [
      'speak of different visits',
      'An ECG is recorded at week 4 for 5 minutes.',
      'An ECG is recorded at week 12 for 10 minutes.',
    ],
    ['speak of different sections', 'Stop the drug as given in Section 5.2.', 'Stop the drug as given in Section 6.2.'],
    ['speak of different things', 'Haemoglobin at screening is 9 g/dL.', 'Neutrophils at entry number 1500.'],
    ['share hardly a word', 'Take 5 mg.', 'Take 10 mg.'],
    ['differ in words alone', RULE, RULE.replace('planned', 'scheduled')],
  ])('that %s', (_what, protocol, amendment) => {
    expect(between(protocol, amendment)).toEqual([]);
  });

  it('under different headings, or without one', () => {
    expect(between(RULE, RULE.replace('8', '12'), ['6 Study drug', '6.3 Rescue doses'])).toEqual([]);
    expect(between(RULE, RULE.replace('8', '12'), [])).toEqual([]);
  });

  it('when the other document also agrees under the heading', () => {
    expect(between(RULE, `${RULE.replace('8', '12')} ${RULE}`)).toEqual([]);
  });

  it('with themselves', () => {
    const cited = document('Protocol.pdf', `${RULE} ${RULE.replace('8', '12')}`);
    expect(findConflicts([cite(cited, RULE)], [cited])).toEqual([]);
  });

  it('when one lacks a value, unless all other words are the same', () => {
    expect(
      between('Repeat the blood sample within 3 days.', 'Repeat the blood sample within 3 to 5 days.'),
    ).toHaveLength(1);
    expect(
      between(
        'Repeat the fasting blood sample test within 3 days.',
        'Repeat the blood sample test within 3 to 5 days.',
      ),
    ).toEqual([]);
  });

  it('when a negation and a value differ', () => {
    expect(between('Tablets may be crushed for 3 days.', 'Tablets may not be crushed for 5 days.')).toEqual([]);
  });

  it('when a negation and a word differ', () => {
    expect(
      between('The tablet may be crushed, mixed, heated.', 'The tablet may not be crushed, mixed, cooled.'),
    ).toEqual([]);
  });

  it('when the quote is not in its document', () => {
    const cited = document('Protocol.pdf', RULE);
    const other = document('Amendment.pdf', RULE.replace('8', '12'));
    expect(findConflicts([cite(cited, 'Another sentence')], [cited, other])).toEqual([]);
    expect(findConflicts([{ ...cite(cited, RULE), page: 2 }], [cited, other])).toEqual([]);
    expect(findConflicts([cite(cited, RULE)], [other])).toEqual([]);
  });
});

describe('headings are compared', () => {
  it.each([
    '6.2 Missed doses',
    'Section 3.1 Missed Doses',
    'Appendix 2: Missed doses',
    'B. Missed doses',
    'Missed doses',
  ])('without their number: %s', (heading) => {
    expect(between(RULE, RULE.replace('8', '12'), [heading])).toHaveLength(1);
  });

  it('by the last entry of the section path', () => {
    expect(between(RULE, RULE.replace('8', '12'), ['6.2 Missed doses', '1 Other'])).toEqual([]);
  });
});

describe('the number of conflicts', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, at) => document(`Amendment ${at}.pdf`, RULE.replace('8', String(at + 20))));

  it.each([
    [9, 9],
    [10, 10],
    [11, 10],
  ])('for %i contradicting documents is %i', (documents, expected) => {
    const cited = document('Protocol.pdf', RULE);
    expect(findConflicts([cite(cited, RULE)], [cited, ...others(documents)])).toHaveLength(expected);
  });
});

describe('similar sentences', () => {
  it.each([
    ['two common words', 'Take tablet 5 mg.', 'Take tablet 10 mg.', 0],
    ['three common words', 'Take tablet daily 5 mg.', 'Take tablet daily 10 mg.', 1],
    ['four of five words', 'Take one whole tablet daily cold: 5 mg.', 'Take one whole tablet daily warm: 10 mg.', 1],
    ['three of four words', 'Take tablet daily cold: 5 mg.', 'Take tablet daily warm: 10 mg.', 0],
  ])('have enough in common: %s', (...[, protocol, amendment, count]) => {
    expect(between(protocol, amendment)).toHaveLength(count);
  });
});
