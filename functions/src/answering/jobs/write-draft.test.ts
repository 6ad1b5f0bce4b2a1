import { DEFAULT_AI_SETTINGS, type AiSettings } from '@trialdesk/contract/entities/ai-settings';
import type { DraftModel, ModelAnswer } from '../models/draft-model.ts';
import { extractiveModel } from '../models/extractive/extractive.ts';
import { makeDocument, makeTask } from '../testing/make-scope.ts';
import { writeDraft } from './write-draft.ts';

const protocol = makeDocument('Protocol.pdf', [
  {
    text: 'The study drug is stored at 2 to 8 degrees Celsius in its carton. It must not be frozen.',
    section: ['6.1 Storage'],
  },
  { text: 'A patch that becomes detached is replaced by a new patch of the same size on adjacent skin.' },
  { text: 'Serious adverse events are reported to the sponsor within 24 hours of awareness.', section: ['9 Safety'] },
  { text: 'Randomization is stratified by site and age group.' },
]);

function modelThatSays(answer: ModelAnswer): DraftModel {
  return { mode: 'gemini', model: 'test', promptVersion: '1', budget: 10_000, answer: () => Promise.resolve(answer) };
}

const extractive = extractiveModel({ answer: 0, medium: 2, high: 3 });
const silentModel = modelThatSays({ answerable: false });

describe('writeDraft', () => {
  it('answers with sentences that are numbered to verbatim citations', async () => {
    const draft = await writeDraft(
      makeTask('How fast do we have to report a serious adverse event?', [protocol]),
      extractiveModel(),
    );
    expect(draft).toMatchObject({
      state: 'ready',
      mode: 'extractive',
      searched: [{ id: 'protocol-pdf', name: 'Protocol.pdf' }],
      text: 'Serious adverse events are reported to the sponsor within 24 hours of awareness. [1]',
      citations: [{ number: 1, page: 3, section: '9 Safety', document_name: 'Protocol.pdf' }],
    });
  });

  it('reads a table row with its column headers, and quotes it verbatim', async () => {
    const doses = makeDocument('Doses.pdf', [
      {
        text: '-2 200 mg/m2 Once weekly',
        kind: 'table',
        context: {
          caption: 'Table 2 Dose levels',
          cells: [
            { header: 'Dose level', text: '-2' },
            { header: 'Dose', text: '200 mg/m2' },
            { header: 'Frequency', text: 'Once weekly' },
          ],
        },
      },
    ]);
    const draft = await writeDraft(makeTask('Which dose at dose level -2?', [doses]), extractive);
    expect(draft).toMatchObject({
      state: 'ready',
      text: 'Dose level: -2; Dose: 200 mg/m2; Frequency: Once weekly [1]',
      citations: [{ text_snippet: '-2 200 mg/m2 Once weekly' }],
    });
  });

  it('says where another document in scope gives another value', async () => {
    const amendment = makeDocument('Amendment.pdf', [
      {
        text: 'Serious adverse events are reported to the sponsor within 48 hours of awareness.',
        section: ['2.3 Safety'],
      },
    ]);
    const quotes = [{ passageKey: 'protocol-pdf/p3-1', quote: 'within 24 hours' }];
    const says = modelThatSays({ answerable: true, confidence: 'high', sentences: [{ text: 'In a day.', quotes }] });
    const draft = await writeDraft(makeTask('How fast are serious events reported?', [protocol, amendment]), says);
    expect(draft).toMatchObject({ conflicts: [{ heading: '9 Safety', quotes: [{ page: 3 }, { page: 1 }] }] });
    const alone = await writeDraft(makeTask('How fast are serious events reported?', [protocol]), says);
    expect(alone).toMatchObject({ state: 'ready', conflicts: [] });
  });

  it('says that the documents do not answer, and shows what comes closest', async () => {
    const draft = await writeDraft(
      makeTask('Which hotel may the caregiver book near the clinic?', [protocol]),
      extractiveModel(),
    );
    expect(draft.state).toBe('not_found');
  });

  it('adds no weaker sentence that speaks of the same', async () => {
    const document = makeDocument('Protocol.pdf', [
      {
        text: 'A missed infusion at the clinic in Cycle 2 is given within 5 days. Rooms are cleaned. A missed infusion at the clinic in Cycle 2 is billed after 30 days.',
      },
      { text: 'The pump is rinsed.' },
      { text: 'Urine is frozen at the pharmacy.' },
      { text: 'The sponsor is told of each deviation.' },
    ]);
    const once = await writeDraft(
      makeTask('Within how many days is a missed infusion at the clinic in Cycle 2 given?', [document]),
      extractive,
    );
    expect(once).toMatchObject({ text: 'A missed infusion at the clinic in Cycle 2 is given within 5 days. [1]' });
  });

  it('shows no heading as what comes closest', async () => {
    const document = makeDocument('Protocol.pdf', [
      { text: 'Table 9. Hotels near the clinic', kind: 'heading' },
      { text: 'The clinic keeps a list of ramps.' },
    ]);
    const draft = await writeDraft(makeTask('Which hotels near the clinic have a pool?', [document]), silentModel);
    expect(draft).toMatchObject({ closest: [{ number: 1, text_snippet: 'The clinic keeps a list of ramps.' }] });
  });

  it('gives one number to a passage and quote that two sentences rest on', async () => {
    const quote = { passageKey: 'protocol-pdf/p1-1', quote: 'It must not be frozen.' };
    const other = { passageKey: 'protocol-pdf/p2-1', quote: 'the same size' };
    const draft = await writeDraft(
      makeTask('May the drug be frozen?', [protocol]),
      modelThatSays({
        answerable: true,
        confidence: 'high',
        sentences: [
          { text: 'No.', quotes: [quote] },
          { text: 'Not even once, and a patch is replaced.', quotes: [other, quote] },
        ],
      }),
    );
    expect(draft).toMatchObject({ text: 'No. [1]\nNot even once, and a patch is replaced. [2] [1]' });
    expect(draft.state === 'ready' && draft.citations.map((citation) => citation.page)).toEqual([1, 2]);
  });

  it('lets no sentence past whose quotes are not in the documents', async () => {
    const draft = await writeDraft(
      makeTask('May the drug be frozen?', [protocol]),
      modelThatSays({
        answerable: true,
        confidence: 'high',
        sentences: [
          { text: 'Yes, for up to a year.', quotes: [{ passageKey: 'protocol-pdf/p1-1', quote: 'may be frozen' }] },
        ],
      }),
    );
    expect(draft.state).toBe('not_found');
    expect(JSON.stringify(draft)).not.toContain('up to a year');
  });

  it('gives as many sentences as the settings want at most, and records the settings', async () => {
    const days = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    const document = makeDocument(
      'Protocol.pdf',
      days.map((day) => ({ text: `A missed dose on day ${day} of the cycle is given at the clinic.` })),
    );
    const sentencesOf = async (settings: Partial<AiSettings>) => {
      const draft = await writeDraft(
        makeTask('Is a missed dose given at the clinic?', [document], settings),
        extractive,
      );
      expect(draft.settings).toEqual({ ...DEFAULT_AI_SETTINGS, ...settings });
      return draft.state === 'ready' ? draft.text.split('\n').length : 0;
    };
    expect(await sentencesOf({ response_length: 'concise' })).toBe(2);
    expect(await sentencesOf({})).toBe(4);
    expect(await sentencesOf({ response_length: 'detailed', model_version: 'standard' })).toBe(6);
  });

  it('verifies as strictly when citations do not go to the site', async () => {
    const draft = await writeDraft(
      makeTask('May the drug be frozen?', [protocol], { include_citations: false, show_confidence: false }),
      modelThatSays({
        answerable: true,
        confidence: 'high',
        sentences: [
          { text: 'No.', quotes: [{ passageKey: 'protocol-pdf/p1-1', quote: 'It must not be frozen.' }] },
          { text: 'Yes.', quotes: [{ passageKey: 'protocol-pdf/p1-1', quote: 'may be frozen' }] },
        ],
      }),
    );
    expect(draft).toMatchObject({ text: 'No. [1]', citations: [{ text_snippet: 'It must not be frozen.' }] });
  });

  it('answers from no document when there is none', async () => {
    expect(await writeDraft(makeTask('May the drug be frozen?', []), extractiveModel())).toMatchObject({
      state: 'not_found',
      searched: [],
      closest: [],
    });
  });
});
