import { findFacts } from '../../../ingestion/facts/find-facts.ts';
import { makeDocument, makeTask } from '../../testing/make-scope.ts';
import { writeDraft } from '../../jobs/write-draft.ts';
import { extractiveModel, THRESHOLDS } from './extractive.ts';

const QUESTION =
  'We have a patient with a mechanical valve here: how long before the first infusion must the warfarin be stopped?';
const CHAPTERS = ['Randomization', 'Imaging', 'Storage', 'Laboratory', 'Consent', 'Statistics'];

type Passages = Parameters<typeof makeDocument>[1];

function draftFrom(passages: Passages, question = QUESTION) {
  const document = makeDocument('Protocol.pdf', passages);
  return writeDraft(makeTask(question, [document]), extractiveModel({ ...THRESHOLDS, answer: 0 }));
}

async function confidenceIn(texts: string[]): Promise<string> {
  const draft = await draftFrom(texts.map((text) => ({ text })));
  return draft.state === 'ready' ? draft.confidence : draft.state;
}

function each(text: (chapter: string, at: number) => string): string[] {
  return Array.from({ length: 30 }, (_, at) => text(CHAPTERS[at % CHAPTERS.length] ?? '', at));
}

describe('the confidence of an extracted answer', () => {
  const answer = 'Warfarin must be stopped 5 days before the first infusion in patients with a mechanical valve.';

  it('is medium when much of the question is in one sentence of the best section', async () => {
    const elsewhere = each((chapter, at) => `${chapter} is described in part ${at} of the manual for sites.`);
    expect(await confidenceIn([...elsewhere, answer])).toBe('medium');
  });

  it('is low when sentences share little with it', async () => {
    const alike = each((chapter) => `${chapter}: each valve of the pump is recorded.`);
    expect(await confidenceIn(alike)).toBe('low');
  });
});

describe('a situational answer', () => {
  const question =
    'He stopped warfarin on Tuesday because of the new mechanical valve, and his dentist wants to know whether we can infuse him on Friday or have to wait. Which is it?';
  const leadIn = ['Record for a patient with warfarin and a mechanical valve:'];
  const list: Passages = [
    { text: leadIn[0] ?? '' },
    { text: '• Weight', kind: 'list', context: { leadIn } },
    { text: '• Height', kind: 'list', context: { leadIn } },
  ];

  it('has no list whose items say nothing about the question', async () => {
    const draft = await draftFrom(
      [...list, { text: 'Warfarin is stopped 5 days before an infusion in patients with a mechanical valve.' }],
      question,
    );
    expect(draft).toMatchObject({ citations: [{ page: 4 }] });
  });

  it('has the lead-in of an item that does', async () => {
    const item = 'Warfarin: infuse after 5 days with a mechanical valve';
    const draft = await draftFrom([...list, { text: `• ${item}`, kind: 'list', context: { leadIn } }], question);
    expect(draft).toMatchObject({ text: `${leadIn[0] ?? ''} [1]\n${item} [2]` });
  });

  it('has the whole of a long sentence, of which a part was found', async () => {
    const clauses = 'each visit is entered in the diary of the caregiver and checked by the nurse on duty, ';
    const long = `${clauses.repeat(5)}and warfarin is stopped 5 days before an infusion in patients with a mechanical valve.`;
    const draft = await draftFrom([{ text: `The site keeps a record: ${long}` }, { text: 'Weigh him.' }], question);
    expect(draft).toMatchObject({ text: `The site keeps a record: ${long} [1]` });
  });

  it('has no title above its sentences', async () => {
    const rule = 'Warfarin is stopped 5 days before an infusion in patients with a mechanical valve.';
    const draft = await draftFrom([{ text: `Mechanical valve\n${rule}` }, { text: 'Weigh him.' }], question);
    expect(draft).toMatchObject({ text: `${rule} [1]` });
  });

  it('has the exception to its rule', async () => {
    const rule = 'Warfarin is stopped 5 days before an infusion in patients with a mechanical valve.';
    const exception = 'However, those at a high risk of clots go on with it.';
    const draft = await draftFrom(
      [{ text: `${rule} ${exception} They are weighed.` }, { text: 'Weigh him.' }],
      question,
    );
    expect(draft).toMatchObject({ text: `${rule} [1]\n${exception} [2]` });
  });

  it('quotes no titles of papers', async () => {
    const cited = 'Smith J. Warfarin and infusion in patients with a mechanical valve. Heart 2011.';
    const draft = await draftFrom([{ text: cited, section: ['14 References'] }, { text: 'Weigh him.' }], question);
    expect(draft.state).toBe('not_found');
  });

  it('is on the subject asked about, not on what shares more words with the question', async () => {
    const asked =
      'Is he ok to be a blood donor while he is on study treatment, and how long after the last dose of it?';
    const rule = 'Patients should not donate blood for 3 months.';
    const near = 'A blood sample is taken on study treatment and 12 weeks after the last dose of study treatment.';
    const draft = await draftFrom([{ text: near }, { text: rule }, { text: 'Weigh him.' }], asked);
    expect(draft).toMatchObject({ confidence: 'low', text: `${rule} [1]` });
  });

  it('is the condition on the subject, where "when" asks for no time', async () => {
    const rule = 'Interrupt study drug if confirmed ALT or AST is above 3 × ULN.';
    const draft = await draftFrom(
      [{ text: rule, section: ['6.1 Toxicity'] }, { text: 'ALT is measured.' }, { text: 'Weigh him.' }],
      'When do we stop the drug because of liver tests?',
    );
    expect(draft).toMatchObject({ text: `${rule} [1]` });
  });

  it('is on the one of several things asked that is stated', async () => {
    const rule = 'No protocol waivers will be allowed.';
    const asked =
      'We enrolled somebody who is not eligible and already treated. Does she stay? Are waivers ever given?';
    const draft = await draftFrom([{ text: rule }, { text: 'Weigh him.' }], asked);
    expect(draft).toMatchObject({ confidence: 'low', text: `${rule} [1]` });
  });

  it('is on the field and on the subject that its questions ask for', async () => {
    const endpoint = 'The primary endpoint is overall survival.';
    const missing = 'Missing scores are imputed by the last observation.';
    const protocol = makeDocument('Protocol.pdf', [
      { text: endpoint, section: ['3 Objectives and endpoints', '3.1 Primary endpoint'] },
      { text: missing, section: ['9 Statistics'] },
      { text: 'Weigh him.' },
    ]);
    protocol.file.facts = findFacts(protocol.file.passages);
    const asked = 'What is the primary endpoint, and how is missing data handled?';
    const draft = await writeDraft(makeTask(asked, [protocol]), extractiveModel());
    expect(draft).toMatchObject({ confidence: 'low', text: `${endpoint} [1]\n${missing} [2]` });
  });
});
