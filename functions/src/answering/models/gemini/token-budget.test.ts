import { makeDocument } from '../../testing/make-scope.ts';
import { estimateTokens } from '../../text/estimate-tokens.ts';
import { filling } from '../../retrieval/budget.ts';
import { numberDocuments } from './numbered-documents.ts';
import { tokens } from './token-budget.ts';

const context = { caption: 'Table 2 Dose levels of the invented tablet in adults', leadIn: ['Doses are reduced so:'] };
const document = makeDocument('Doses.pdf', [
  ...Array.from({ length: 30 }, (_, at) => ({ text: `Level ${at} 200 mg`, kind: 'table' as const, page: 1, context })),
  ...Array.from({ length: 30 }, (_, at) => ({ text: `Rooms are cleaned on day ${at}. Windows too.`, page: at + 2 })),
]);
const entries = document.file.passages.map((passage, at) => ({ key: String(at), document, passage }));

test.each([50, 200, 500, 5_000])('a budget of %d tokens is kept by the prompt, and used', (most) => {
  const takes = filling(tokens(most));
  const taken = entries.filter((entry) => takes(entry));
  const written = estimateTokens(numberDocuments(taken).text);
  expect(written).toBeLessThan(most * 1.1 + 20);
  if (taken.length < entries.length) expect(written).toBeGreaterThan(most * 0.7);
});

test('what rows share is counted once', () => {
  const [one, two] = entries;
  if (!one || !two) throw new Error('Two rows');
  const meter = tokens(1_000).meter();
  const first = meter.sizeOf(one);
  meter.take(one);
  expect(meter.sizeOf(two)).toBeLessThan(first / 2);
});
