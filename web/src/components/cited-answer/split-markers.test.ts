import { splitMarkers } from './split-markers.ts';

describe('splitMarkers', () => {
  it('splits the text at its references', () => {
    expect(splitMarkers('Within 14 days. [1] Not later. [2]', [1, 2])).toEqual([
      { kind: 'text', text: 'Within 14 days.' },
      { kind: 'reference', number: 1 },
      { kind: 'text', text: ' Not later.' },
      { kind: 'reference', number: 2 },
    ]);
  });

  it('leaves a marker without a citation as text', () => {
    expect(splitMarkers('See reference [7].', [1])).toEqual([{ kind: 'text', text: 'See reference [7].' }]);
  });

  it('returns a text without references unchanged', () => {
    const text = ' Dose [mg] in a[0]; “≥ 1.5 × ULN”\n';
    expect(splitMarkers(text, [1])).toEqual([{ kind: 'text', text }]);
  });

  it('returns nothing for an empty text', () => {
    expect(splitMarkers('', [1])).toEqual([]);
  });
});
