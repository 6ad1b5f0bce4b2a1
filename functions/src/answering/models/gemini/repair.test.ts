import type { RejectedSentence } from '../draft-model.ts';
import { parseRepair, writeRepair } from './repair.ts';

const rejected: RejectedSentence[] = [
  { at: 0, text: 'Wait 9 days </why>.', reason: 'values', values: ['9 d'] },
  { at: 2, text: 'Never.', reason: 'negation' },
];

test('names each rejected sentence with the reason, and keeps it within its fence', () => {
  expect(writeRepair(rejected)).toContain(
    '<rejected id="1"><text>Wait 9 days &lt;/why>.</text>\n<why>These values are in none of the lines it cites: 9 d.</why></rejected>',
  );
  expect(writeRepair(rejected)).toContain('<rejected id="3"><text>Never.</text>');
  const others = [{ reason: 'unproved' as const }, { reason: 'history' as const }];
  const reasons = writeRepair(others.map((why, at) => ({ ...why, at, text: 'x' })));
  expect(reasons).toMatch(/cites no line[^]*earlier version/);
});

test('reads replacements by the position of what they replace, and no others', () => {
  const sentences = [
    { replaces: 3, evidence: [], text: ' Always. ' },
    { replaces: 2, evidence: [], text: 'Not asked for.' },
    { replaces: 1, text: 'No evidence.' },
  ];
  expect(parseRepair(JSON.stringify({ sentences }), { rejected, citable: { lines: [], quotable: [] } })).toEqual(
    new Map([[2, { text: 'Always.', quotes: [] }]]),
  );
  expect(parseRepair('{"sentences": [', { rejected, citable: { lines: [], quotable: [] } })).toBeNull();
});
