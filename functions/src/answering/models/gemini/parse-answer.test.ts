import { makeDocument } from '../../testing/make-scope.ts';
import { parseAnswer } from './parse-answer.ts';

const document = makeDocument('Protocol.pdf', [{ text: 'First.' }, { text: 'Second.' }]);
const passages = document.file.passages.map((passage) => ({
  ...{ key: `k-${passage.id}`, document, passage, score: 1, sentences: [] },
}));

function parse(value: unknown) {
  return parseAnswer(JSON.stringify(value), passages);
}

function sentence(text: string, ...quotes: unknown[]) {
  return parse({ answerable: true, confidence: 'low', sentences: [{ text, quotes }] });
}

describe('parseAnswer', () => {
  it('reads sentences with the passages that their quotes name by number', () => {
    expect(sentence('Both.', { passage: '2', quote: 'Second.' }, { passage: '1', quote: 'First.' })).toEqual({
      answerable: true,
      confidence: 'low',
      sentences: [
        {
          text: 'Both.',
          quotes: [
            { passageKey: 'k-p2-1', quote: 'Second.' },
            { passageKey: 'k-p1-1', quote: 'First.' },
          ],
        },
      ],
    });
  });

  it('reads an abstention regardless of other fields', () => {
    expect(parse({ answerable: false })).toEqual({ answerable: false });
  });

  it.each([['0'], ['3'], ['-1'], ['one'], [undefined]])('drops a quote of passage %s', (passage) => {
    expect(sentence('Text.', { passage, quote: 'First.' })).toMatchObject({ sentences: [{ quotes: [] }] });
  });

  it('drops a quote of another shape', () => {
    expect(sentence('Text.', 'First.', { passage: '1' }, null)).toMatchObject({ sentences: [{ quotes: [] }] });
  });

  it('undoes the escapes of the prompt once', () => {
    expect(sentence('a &lt; b &gt; c &quot;d&quot; &amp; &amp;lt;')).toMatchObject({
      sentences: [{ text: 'a < b > c "d" & &lt;' }],
    });
  });

  it('removes citation marks, invisible characters and line breaks', () => {
    expect(sentence(' Wait\u200B 7\n days [1] [2, 3]. ')).toMatchObject({ sentences: [{ text: 'Wait 7 days.' }] });
  });

  it.each([
    ['no JSON', '{"answerable": true'],
    ['no object', '[]'],
    ['null', 'null'],
    ['no verdict', '{"sentences": []}'],
    ['a verdict in words', '{"answerable": "yes"}'],
    ['no sentences', '{"answerable": true, "confidence": "high"}'],
    ['no confidence', '{"answerable": true, "sentences": []}'],
    ['another confidence', '{"answerable": true, "confidence": "sure", "sentences": []}'],
    ['a sentence in another shape', '{"answerable": true, "confidence": "high", "sentences": ["Yes."]}'],
    ['a sentence without quotes', '{"answerable": true, "confidence": "high", "sentences": [{"text": "Yes."}]}'],
    ['a sentence without text', '{"answerable": true, "confidence": "high", "sentences": [{"quotes": []}]}'],
  ])('rejects %s', (_, json) => {
    expect(parseAnswer(json, passages)).toBeNull();
  });

  it.each(['high', 'medium', 'low'])('accepts %s confidence', (confidence) => {
    expect(parse({ answerable: true, confidence, sentences: [] })).toEqual({
      answerable: true,
      confidence,
      sentences: [],
    });
  });
});
