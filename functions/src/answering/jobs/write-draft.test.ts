import { characters } from '../retrieval/budget.ts';
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
  return {
    mode: 'gemini',
    model: 'test',
    promptVersion: '1',
    budget: characters(10_000),
    answer: () => Promise.resolve(answer),
  };
}

const extractive = extractiveModel({ answer: 0, medium: 1 });
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
    const quotes = [
      {
        passageKey: 'protocol-pdf/p3-1',
        quote: 'Serious adverse events are reported to the sponsor within 24 hours of awareness.',
      },
    ];
    const says = modelThatSays({ answerable: true, confidence: 'high', sentences: [{ text: 'In a day.', quotes }] });
    const draft = await writeDraft(makeTask('How fast are serious events reported?', [protocol, amendment]), says);
    expect(draft).toMatchObject({ conflicts: [{ heading: '9 Safety', quotes: [{ page: 3 }, { page: 1 }] }] });
    const alone = await writeDraft(makeTask('How fast are serious events reported?', [protocol]), says);
    expect(alone).toMatchObject({ state: 'ready', conflicts: [] });
  });

  it('calls no answer certain that rests on a document for all studies, and says whose it is', async () => {
    const question = 'How fast do we have to report a serious adverse event?';
    const quote = 'Serious adverse events are reported to the sponsor within 24 hours of awareness.';
    const sentences = [{ text: 'In a day.', quotes: [{ passageKey: 'protocol-pdf/p3-1', quote }] }];
    const sure = modelThatSays({ answerable: true, confidence: 'high', sentences });
    expect(await writeDraft(makeTask(question, [protocol]), sure)).toMatchObject({ confidence: 'high' });
    const general = { ...protocol, is_for_all_studies: true as const };
    const task = { ...makeTask(question, [general]), own_documents: 'none' as const };
    expect(await writeDraft(task, sure)).toMatchObject({
      confidence: 'medium',
      own_documents: 'none',
      doubts: [{ document_id: 'protocol-pdf', document_name: 'Protocol.pdf', kind: 'all_studies' }],
    });
    expect(await writeDraft(task, silentModel)).toMatchObject({ state: 'not_found', own_documents: 'none' });
  });

  it('leaves out what another study states, unless nothing else answers', async () => {
    const own = makeDocument('Own.pdf', [
      { text: 'Protocol number FHT-217-301\nStudy name LANTERN-3', page: 1 },
      { text: 'Serious adverse events are reported to the sponsor within 24 hours of awareness.', page: 9 },
    ]);
    const other = makeDocument('Other.pdf', [
      { text: 'Protocol number KSB-108-201', page: 1 },
      { text: 'Serious adverse events must be reported to the sponsor within 72 hours of awareness.', page: 9 },
      { text: 'The infusion line is flushed with 10 mL of saline after each infusion.', page: 20 },
    ]);
    const documents = [own, { ...other, is_for_all_studies: true as const }];
    const set_aside = [{ id: 'other-pdf', kind: 'other_study', named: 'KSB-108-201' }];
    const rule = await writeDraft(makeTask('How fast are serious adverse events reported?', documents), extractive);
    expect(rule).toMatchObject({ state: 'ready', citations: [{ document_id: 'own-pdf' }], set_aside });
    expect(rule).not.toHaveProperty('doubts');
    const flush = await writeDraft(makeTask('Is the infusion line flushed with saline?', documents), extractive);
    expect(flush).toMatchObject({
      ...{ state: 'ready', confidence: 'low', citations: [{ document_id: 'other-pdf' }] },
      doubts: [{ kind: 'all_studies' }, { kind: 'other_study', named: 'KSB-108-201' }],
    });
    expect(flush).not.toHaveProperty('set_aside');
    const none = await writeDraft(makeTask('Which hotel may the caregiver book?', documents), silentModel);
    expect(none).toMatchObject({ state: 'not_found', searched: [{ id: 'own-pdf' }], set_aside });
  });

  it('doubts the closest passages like citations', async () => {
    const general = { ...protocol, is_for_all_studies: true as const };
    const draft = await writeDraft(makeTask('How fast are serious adverse events reported?', [general]), silentModel);
    expect(draft).toMatchObject({ state: 'not_found', doubts: [{ document_id: 'protocol-pdf', kind: 'all_studies' }] });
    const own = await writeDraft(makeTask('How fast are serious adverse events reported?', [protocol]), silentModel);
    expect(own).not.toHaveProperty('doubts');
  });

  it('quotes what an amendment changed only when asked about it', async () => {
    const amended = makeDocument('Protocol.pdf', [
      {
        text: 'Visit 4 window 14 days 21 days Sites asked for more time',
        kind: 'table',
        section: ['12 Summary of changes'],
        context: { history: true },
      },
      { text: 'The window of visit 4 is 21 days, counted from the day of randomization.', section: ['5 Visits'] },
    ]);
    const rule = await writeDraft(makeTask('How many days is the window of visit 4?', [amended]), extractive);
    expect(rule).toMatchObject({ state: 'ready', citations: [{ page: 2, section: '5 Visits' }] });
    const asked = await writeDraft(
      makeTask('What changed in amendment 2 for the window of visit 4?', [amended]),
      extractive,
    );
    expect(asked).toMatchObject({ state: 'ready' });
    expect(asked.state === 'ready' && asked.citations[0]).toMatchObject({
      page: 1,
      section: 'From the history of changes › 12 Summary of changes',
    });
    const cited = { text: 'It is 14 days.', quotes: [{ passageKey: 'protocol-pdf/p1-1', quote: '14 days' }] };
    const model = modelThatSays({ answerable: true, confidence: 'high', sentences: [cited] });
    expect(await writeDraft(makeTask('How long is the window of visit 4?', [amended]), model)).toMatchObject({
      state: 'not_found',
      closest: [{ page: 2 }, { page: 1, section: 'From the history of changes › 12 Summary of changes' }],
    });
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
      makeTask(
        'We have a patient here who asks: within how many days is a missed infusion at the clinic in Cycle 2 given?',
        [document],
      ),
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

  it('shows passages that may answer from different places, each once', async () => {
    const ramp = 'The ramp near the clinic is open from dawn to dusk on every day of the week.';
    const document = makeDocument('Protocol.pdf', [
      { text: ramp, page: 1, section: ['1 Access'] },
      { text: ramp, page: 2, section: ['2 Summary'] },
      { text: 'The third ramp near the clinic is steep.', page: 3, section: ['3 Ramps'] },
      ...[3, 4, 5, 6, 7].map((page) => ({ text: `Ramp ${page} leads to hall ${page}.`, page, section: ['3 Ramps'] })),
    ]);
    const draft = await writeDraft(makeTask('Which ramp near the clinic has a rail?', [document]), silentModel);
    const pages = draft.state === 'not_found' ? draft.closest.map(({ page }) => page) : [];
    expect(pages).toHaveLength(5);
    expect(pages.filter((page) => page <= 2)).toHaveLength(1);
    expect(new Set(pages).size).toBe(5);
  });

  it('gives one number to a passage and quote that two sentences rest on', async () => {
    const quote = { passageKey: 'protocol-pdf/p1-1', quote: 'It must not be frozen.' };
    const other = {
      passageKey: 'protocol-pdf/p2-1',
      quote: 'A patch that becomes detached is replaced by a new patch',
    };
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
