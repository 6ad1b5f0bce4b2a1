import { makeDocument } from '../../testing/make-scope.ts';
import { numberDocuments } from './numbered-documents.ts';
import { parseAnswer } from './parse-answer.ts';

const document = makeDocument('Protocol.pdf', [{ text: 'First.' }, { text: 'Second.' }]);
const { lines } = numberDocuments(
  document.file.passages.map((passage) => ({ key: `k-${passage.id}`, document, passage })),
);
const citable = { lines, quotable: [] };

function parse(value: unknown) {
  return parseAnswer(JSON.stringify(value), citable);
}

function sentence(text: string, ...evidence: unknown[]) {
  return parse({ answerable: true, confidence: 'low', sentences: [{ text, evidence }] });
}

describe('parseAnswer', () => {
  it('reads sentences with the words of the lines that they cite', () => {
    expect(sentence('Both.', 2, 1)).toEqual({
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

  it.each([[0], [3], [-1], [1.5], ['1'], [null], [{}]])('drops the line %j, which does not exist', (line) => {
    expect(sentence('Text.', line)).toMatchObject({ sentences: [{ quotes: [] }] });
  });

  it('undoes the escapes of the prompt once', () => {
    expect(sentence('a &lt; b > c &quot;d&quot; & e')).toMatchObject({ sentences: [{ text: 'a < b > c "d" & e' }] });
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
    ['a sentence without evidence', '{"answerable": true, "confidence": "high", "sentences": [{"text": "Yes."}]}'],
    ['a sentence without text', '{"answerable": true, "confidence": "high", "sentences": [{"evidence": []}]}'],
  ])('rejects %s', (_, json) => {
    expect(parseAnswer(json, citable)).toBeNull();
  });

  it.each(['high', 'medium', 'low'])('accepts %s confidence', (confidence) => {
    expect(parse({ answerable: true, confidence, sentences: [] })).toEqual({
      answerable: true,
      confidence,
      sentences: [],
    });
  });
});
