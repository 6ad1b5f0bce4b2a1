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
});
