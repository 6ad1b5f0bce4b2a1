import { rankPassages } from './rank-passages.ts';
import { indexOf } from './scope-index.ts';
import { makeDocument } from '../testing/make-scope.ts';

const protocol = makeDocument('Protocol.pdf', [
  { text: 'Treatment codes may be opened only in an emergency.', section: ['3.7 Blinding'] },
  { text: 'Values above 1.5 times the upper limit of normal are repeated.' },
  { text: 'Values above 15 times the lower limit are ignored.' },
  { text: 'Risperidone is stopped 2 weeks before randomization.' },
  { text: 'Weight X X', kind: 'table', context: { marks: [['Visit 4'], ['Visit 10']] } },
  { text: 'The total quality score is computed at the end.' },
]);

async function firstFor(question: string, document = protocol): Promise<string | undefined> {
  return rankPassages(await indexOf([document]), { title: '', question, earlier: [] })[0]?.passage.id;
}

describe('rankPassages', () => {
  it.each([
    ['another form of a word', 'Why was opening the emergency code needed?', 'p1-1'],
    ['an abbreviation of the field', 'What if it is above the ULN?', 'p2-1'],
    ['a number as a whole', 'What happens above 1.5?', 'p2-1'],
    ['a brand name', 'When is Risperdal to be stopped?', 'p4-1'],
    ['the language of sites', 'Can we break the code?', 'p1-1'],
    ['a visit by its short name', 'What do we do at V10?', 'p5-1'],
    ['another word for the same', 'When should he quit risperidone?', 'p4-1'],
    ['a word cut short', 'And the thing before rando?', 'p4-1'],
    ['a mistyped letter', 'What of risperidome?', 'p4-1'],
  ])('finds a passage by %s', async (_, question, id) => {
    expect(await firstFor(question)).toBe(id);
  });

  it("prefers the document's definition of an abbreviation to the field's", async () => {
    const passages = [{ text: 'A total quality score is computed.' }, { text: 'Torsades are reported.' }];
    const own = makeDocument('Own.pdf', passages);
    own.file.abbreviations = { TQS: 'total quality score' };
    expect(await firstFor('What of TQS?', own)).toBe('p1-1');
    expect(await firstFor('What of TQS?', makeDocument('Other.pdf', passages))).toBeUndefined();
  });

  it('matches an abbreviation that is also a word only in its own case', async () => {
    const passages = [
      { text: 'The disability assessment for dementia is scored.' },
      { text: 'The father may consent.' },
    ];
    const own = makeDocument('Own.pdf', passages);
    own.file.abbreviations = { DAD: 'disability assessment for dementia' };
    expect(await firstFor('Who scores the DAD?', own)).toBe('p1-1');
    expect(await firstFor('May her dad sign, or the father alone?', own)).toBe('p2-1');
  });

  it('ranks by the specific words of a question, not by small talk', async () => {
    const passages = [{ text: 'Visits begin in the morning.' }, { text: 'The catheter is then replaced.' }];
    expect(await firstFor('It was out this morning, the catheter.', makeDocument('P.pdf', passages))).toBe('p2-1');
  });

  it('does not correct English words', async () => {
    const document = makeDocument('P.pdf', [{ text: 'The reason is noted.' }]);
    expect(await firstFor('What of the reazon?', document)).toBe('p1-1');
    expect(await firstFor('What of the treason?', document)).toBeUndefined();
  });

  it('reuses an index until a document of the scope changes', () => {
    const other = makeDocument('Manual.pdf', [{ text: 'Samples are frozen.' }]);
    const index = indexOf([protocol, other]);
    expect(indexOf([protocol, other])).toBe(index);
    expect(indexOf([protocol])).not.toBe(index);
    expect(indexOf([protocol, { ...other, file: { ...other.file } }])).not.toBe(index);
  });

  describe('the neighbour bonus', () => {
    const GOOD = 'Warfarin is stopped five days before the infusion.';
    const WEAK = 'The infusion takes an hour.';
    const FILLER = 'Consent forms are kept in the binder.';

    async function order(...texts: string[]) {
      const document = makeDocument(
        'P.pdf',
        texts.map((text) => ({ text })),
      );
      const asked = { title: '', question: 'When is warfarin stopped before the infusion?', earlier: [] };
      return rankPassages(await indexOf([document]), asked).map(({ passage, score }) => ({ id: passage.id, score }));
    }

    it('ranks the neighbour of a good passage above an equal one elsewhere', async () => {
      expect((await order(WEAK, FILLER, FILLER, GOOD, WEAK)).map(({ id }) => id)).toEqual(['p4-1', 'p5-1', 'p1-1']);
      expect((await order(WEAK, GOOD, FILLER, FILLER, WEAK)).map(({ id }) => id)).toEqual(['p2-1', 'p1-1', 'p5-1']);
    });

    it('adds three tenths of the better neighbour, before its own bonus', async () => {
      const [, beside, apart] = await order(WEAK, FILLER, FILLER, GOOD, WEAK);
      const [good] = await order(FILLER, FILLER, GOOD, FILLER, WEAK, FILLER, WEAK);
      expect((beside?.score ?? 0) - (apart?.score ?? 0)).toBeCloseTo(0.3 * (good?.score ?? 0));
    });

    it('stops at the end of the document', async () => {
      const documents = ['A', 'B'].map((name) =>
        makeDocument(
          `${name}.pdf`,
          name === 'A' ? [{ text: WEAK }, { text: FILLER }, { text: GOOD }] : [{ text: WEAK }],
        ),
      );
      const asked = { title: '', question: 'When is warfarin stopped before the infusion?', earlier: [] };
      const [, second, third] = rankPassages(await indexOf(documents), asked);
      expect(second?.score).toBeCloseTo(third?.score ?? 0);
    });
  });
});
