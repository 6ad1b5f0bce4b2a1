import { makeDocument } from '../../testing/make-scope.ts';
import { mergeAlike } from './merge-alike.ts';

function chosen(...texts: string[]) {
  const document = makeDocument(
    'Protocol.pdf',
    texts.map((text) => ({ text })),
  );
  return document.file.passages.map((passage) => ({
    found: { key: passage.id, document, passage },
    sentence: passage.text,
  }));
}

describe('mergeAlike', () => {
  it('makes one sentence with two sources of near-identical ones from two pages', () => {
    const merged = mergeAlike(
      chosen(
        'All serious adverse events must be reported to the sponsor within 24 hours.',
        'Vials are kept cold.',
        'All serious adverse events are to be reported to the sponsor within 24 hours.',
      ),
    );
    expect(merged.map(({ sentence, also = [] }) => [sentence, ...also.map((one) => one.found.key)])).toEqual([
      ['All serious adverse events must be reported to the sponsor within 24 hours.', 'p3-1'],
      ['Vials are kept cold.'],
    ]);
  });

  it('keeps sentences with other numbers or a negation apart', () => {
    const merged = mergeAlike(
      chosen(
        'Events are reported to the sponsor within 24 hours.',
        'Events are reported to the sponsor within 48 hours.',
      ),
    );
    expect(merged).toHaveLength(2);
    expect(mergeAlike(chosen('The dose on day one is held.', 'The dose on day two is held.'))).toHaveLength(2);
    expect(mergeAlike(chosen('The vial may be frozen in a box.', 'The vial may not be frozen in a box.'))).toHaveLength(
      2,
    );
  });

  it.each([
    ['The capsules should be stored in the original bottle.', 'The tablets should be stored in the original bottle.'],
    ['Blood is taken 2 hours before the dose at each visit.', 'Blood is taken 2 hours after the dose at each visit.'],
  ])('keeps apart what differs in a distinctive word: %s', (one, other) => {
    expect(mergeAlike(chosen(one, other))).toHaveLength(2);
  });

  it('takes words that mean the same here as the same', () => {
    const rule = 'should not donate blood during the whole study or within 90 days of its last dose.';
    const [one, other] = [`Patients ${rule}`, `Participants ${rule}`];
    expect(mergeAlike(chosen(one, other))).toHaveLength(1);
  });
});
