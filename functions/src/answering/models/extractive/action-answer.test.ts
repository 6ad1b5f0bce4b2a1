import { makeDocument, makeTask } from '../../testing/make-scope.ts';
import { writeDraft } from '../../jobs/write-draft.ts';
import { extractiveModel } from './extractive.ts';

/** As if search were never certain. */
const UNCERTAIN = { answer: 1, medium: 1 };

const THROMBOSIS =
  'If the diagnosis of deep vein thrombosis is confirmed, the subject must be discontinued from study drug.';
const FILLER = Array.from({ length: 12 }, (_, at) => ({
  text: `Sites keep note ${at} of every contact with a subject and of each dose of study drug that is reduced.`,
}));

function draftTo(question: string, ...texts: string[]) {
  const document = makeDocument('Protocol.pdf', [...FILLER, ...texts.map((text) => ({ text }))]);
  return writeDraft(makeTask(question, [document]), extractiveModel(UNCERTAIN));
}

const STORY =
  'Lady on arm B came back from holiday with a swollen calf, the doppler last night confirms a thrombosis and her GP has started treatment for it.';

it('says what becomes of the study drug once something has happened, with low confidence', async () => {
  expect(await draftTo(`${STORY} Ok to carry on with study med?`, THROMBOSIS)).toMatchObject({
    state: 'ready',
    confidence: 'low',
    text: `${THROMBOSIS} [1]`,
  });
});

it('knows the study drug by its name', async () => {
  const rule = 'If a deep vein thrombosis is confirmed, tepotinib must be permanently discontinued.';
  const title = { text: 'A study of tepotinib in lung cancer' };
  const document = makeDocument('Protocol.pdf', [title, ...FILLER, { text: 'Tepotinib is a tablet.' }, { text: rule }]);
  document.file.facts = [{ field: 'title', statements: [{ source: 'label', heading: '', passages: ['p1-1'] }] }];
  const task = makeTask(`${STORY} Ok to carry on with study med?`, [document]);
  expect(await writeDraft(task, extractiveModel(UNCERTAIN))).toMatchObject({ text: `${rule} [1]` });
});

it('says nothing of what has happened otherwise', async () => {
  const measured = 'A thrombosis is recorded with its date in the case report form.';
  expect(await draftTo(`${STORY} Ok to carry on with study med?`, measured)).toMatchObject({ state: 'not_found' });
});

it('is not asked by other questions about what has happened', async () => {
  expect(await draftTo(`${STORY} Who has to see the report of the scan?`, THROMBOSIS)).toMatchObject({
    state: 'not_found',
  });
});

it('has the kind of value without which a sentence is no answer', async () => {
  const question = `${STORY} Whose phone number do we call before we stop study drug?`;
  expect(await draftTo(question, THROMBOSIS)).toMatchObject({ state: 'not_found' });
  const called = `${THROMBOSIS.slice(0, -1)}; call 555 0199 222.`;
  expect(await draftTo(question, called)).toMatchObject({ state: 'ready', confidence: 'low' });
});
