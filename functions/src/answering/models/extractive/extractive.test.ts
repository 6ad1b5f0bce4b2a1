import { makeDocument, makeTask } from '../../testing/make-scope.ts';
import { writeDraft } from '../../jobs/write-draft.ts';
import { extractiveModel, THRESHOLDS } from './extractive.ts';

const QUESTION = 'How long before the first infusion must warfarin be stopped in a patient with a mechanical valve?';
const CHAPTERS = ['Randomization', 'Imaging', 'Storage', 'Laboratory', 'Consent', 'Statistics'];

async function confidenceIn(texts: string[]): Promise<string> {
  const document = makeDocument(
    'Protocol.pdf',
    texts.map((text) => ({ text })),
  );
  const draft = await writeDraft(makeTask(QUESTION, [document]), extractiveModel({ ...THRESHOLDS, answer: 0 }));
  return draft.state === 'ready' ? draft.confidence : draft.state;
}

function each(text: (chapter: string, at: number) => string): string[] {
  return Array.from({ length: 30 }, (_, at) => text(CHAPTERS[at % CHAPTERS.length] ?? '', at));
}

describe('the confidence of an extracted answer', () => {
  const answer = 'Warfarin must be stopped 5 days before the first infusion in patients with a mechanical valve.';

  it('is high when one sentence is clearly ahead', async () => {
    const elsewhere = each((chapter, at) => `${chapter} is described in part ${at} of the manual for sites.`);
    expect(await confidenceIn([...elsewhere, answer])).toBe('high');
  });

  it('is low when many sentences score alike', async () => {
    const alike = each((chapter) => `${chapter}: warfarin, a mechanical valve and the first infusion are recorded.`);
    expect(await confidenceIn(alike)).toBe('low');
  });
});
