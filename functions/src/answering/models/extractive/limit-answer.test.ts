import { findFacts } from '../../../ingestion/facts/find-facts.ts';
import { FILLER, type Part } from '../../testing/answer-to.ts';
import { makeDocument, makeTask } from '../../testing/make-scope.ts';
import type { ScopeDocument } from '../../retrieval/scope.ts';
import { writeDraft } from '../../jobs/write-draft.ts';
import { extractiveModel } from './extractive.ts';

const ENTRY: Part = {
  section: ['5 Population', '5.1 Inclusion criteria'],
  kind: 'list',
  text: '1. Platelet count ≥ 100 × 109/L.',
};

/** With `text` empty for a question that is not answered. */
async function answerTo(question: string, parts: Part[]) {
  const document = makeDocument('Protocol.pdf', [ENTRY, ...parts, ...FILLER]);
  document.file.facts = findFacts(document.file.passages);
  const draft = await writeDraft(makeTask(question, [document]), extractiveModel());
  return draft.state === 'ready' ? { text: draft.text, confidence: draft.confidence } : { text: '' };
}

const section = ['6 Treatment', '6.4 Dose modification'];

const HOLD: Part = {
  section,
  text: 'If platelets fall below 50,000/μL, interrupt study drug. If they are above 75,000/μL, study drug may be resumed.',
};

it('is the rule whose limit the value is within, whole', async () => {
  const { text, confidence } = await answerTo('plts 40 this morning, do we give the dose?', [HOLD]);
  expect(text).toMatch(/below 50,000.*may be resumed/su);
  expect(confidence).toBe('medium');
});

it('is not a criterion for entry, which is the answer to whether somebody may join', async () => {
  expect((await answerTo('plts 90 this morning, do we give the dose?', [])).text).toBe('');
  expect((await answerTo('Platelets 90 at screening, can we randomise?', [])).text).toContain('100 × 109/L');
});

it('is the narrowest range of several', async () => {
  const row = (text: string): Part => ({ section, kind: 'table', text, context: { groups: ['ALT'] } });
  const rows = [
    row('> 2 × ULN to 5 × ULN Reduce the dose of study drug by one level.'),
    row('> 5 × ULN Stop study drug. Restart the dose when ALT < 2 × ULN.'),
  ];
  const { text } = await answerTo('ALT was 4x ULN. What happens to the dose?', rows);
  expect(text).toContain('by one level');
  expect(text).not.toContain('Stop study drug');
});

it('is a row of a table on dose changes, which need not say that they are of the drug', async () => {
  const caption = 'Table 7. Dose modification by event and grade';
  const row = (text: string): Part => ({ section, kind: 'table', text, context: { caption } });
  const rows = [
    row('ALT or AST > 3 to ≤ 5 × ULN Repeat within 72 hours. Continue if confirmed.'),
    row('ALT or AST > 8 × ULN Stop for good.'),
  ];
  const question = 'A participant had an ALT of 4 times ULN at visit 5. Do we have to stop the study drug?';
  const { text, confidence } = await answerTo(question, rows);
  expect(text).toContain('Continue if confirmed');
  expect(text).not.toContain('Stop for good');
  expect(confidence).toBe('medium');
  const elsewhere = rows.map((one) => ({ ...one, section: ['8 Laboratory'], context: { caption: 'Table 9. Values' } }));
  expect((await answerTo(question, elsewhere)).confidence).toBe('low');
});

it('is what else is done at the value, with low confidence, where nothing says what becomes of the drug', async () => {
  const place = ['8 Assessments', '8.3 Electrocardiograms'];
  const repeat: Part = { section: place, text: 'The site should repeat any ECG with a QTcF interval > 500 msec.' };
  const question = 'QTcF is 505 on the week 4 ECG, what do we do?';
  expect(await answerTo(question, [repeat])).toEqual({ text: `${repeat.text} [1]`, confidence: 'low' });
  expect((await answerTo('QTcF is 470 on the week 4 ECG, what do we do?', [repeat])).text).toBe('');
  const stop: Part = { section: place, text: 'Study drug is stopped for a QTcF interval > 500 msec.' };
  expect((await answerTo(question, [repeat, stop])).text).toMatch(/^Study drug is stopped/u);
});

it('is what has to hold for the next dose, with the sentences that refer to the table', async () => {
  const caption = 'Table 5 Criteria for treatment on each cycle';
  const table: Part[] = [
    {
      section,
      text: 'Prior to each administration of study therapy, blood counts must be adequate (see Table 5). Otherwise, hold study treatment until resolution.',
    },
    { section, kind: 'table', text: 'Absolute neutrophil count ≥ 1.0 × 109/L', context: { caption } },
    { section, kind: 'table', text: 'Platelet count ≥ 75 × 109/L', context: { caption } },
  ];
  const { text, confidence } = await answerTo('ANC 0.9 this morning, day 8 due. give or hold?', table);
  expect(text).toMatch(/must be adequate.*hold study treatment.*≥ 1\.0/su);
  expect(text).not.toContain('Platelet');
  expect(confidence).toBe('medium');
});

it('is what is said of the grade of the value, with low confidence, if nothing names a limit', async () => {
  const toxicity = (text: string): Part => ({ section, kind: 'table', text });
  const rows = [
    toxicity('Hematologic toxicity Grade 3: the dose must be suspended until Grade 2.'),
    toxicity('Non-hematologic toxicity Grade 3: the dose must be reduced by one level.'),
    toxicity('Hematologic toxicity Grade 4: study drug must be discontinued.'),
  ];
  const { text, confidence } = await answerTo('Platelets 40, do we dose today?', rows);
  expect(text).toMatch(/^Hematologic toxicity Grade 3[^\n]*$/u);
  expect(confidence).toBe('low');
});

it('is none that says nothing of the drug, or of another quantity', async () => {
  const parts: Part[] = [
    {
      section: ['8 Assessments'],
      text: 'Platelets are measured at each visit. A dose diary is kept by the participant.',
    },
    { section, text: 'If hemoglobin is below 8 g/dL, interrupt study drug.' },
    { section: ['2 Background'], text: 'In earlier studies, doses were reduced when platelets were below 50,000/μL.' },
  ];
  expect((await answerTo('Platelets 40, do we dose today?', parts)).text).toBe('');
});

it('is that of the study itself if there is one, before a document for all studies', async () => {
  const own = makeDocument('Protocol.pdf', [HOLD, ...FILLER]);
  const manual = makeDocument('Manual.pdf', [{ section, text: 'Stop study drug if platelets are below 45,000/μL.' }]);
  const textOf = async (...documents: ScopeDocument[]) => {
    const draft = await writeDraft(makeTask('Platelets 40, stop?', documents), extractiveModel());
    return draft.state === 'ready' ? draft.text : '';
  };
  const forAll: ScopeDocument = { ...manual, is_for_all_studies: true };
  expect(await textOf(own, forAll)).not.toContain('45,000');
  expect(await textOf(forAll)).toContain('45,000');
});
