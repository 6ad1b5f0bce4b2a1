import { makeDocument } from '../../testing/make-scope.ts';
import { instruction, writePrompt, writeQuestion } from './prompt.ts';

const document = makeDocument('A & "B".pdf', [
  { text: 'x < y', section: ['3 Plan', '3.4 <Criteria>'], context: { caption: 'Table 2 & more' } },
  { text: 'Second.' },
]);
const passages = document.file.passages.map((passage) => ({
  ...{ key: passage.id, document, passage, score: 1, sentences: [] },
}));
const question = { title: 'T', category: 'other' as const, question: 'Why?', earlier: [] };

describe('writePrompt', () => {
  const prompt = writePrompt({ ...question, passages, statements: [], length: 'balanced' });

  it('numbers the passages from 1, with document and page', () => {
    expect(prompt).toContain('<passage id="1" document="A &amp; &quot;B&quot;.pdf" page="1">');
    expect(prompt).toContain('<passage id="2" document="A &amp; &quot;B&quot;.pdf" page="2">');
  });

  it('escapes section, context and text', () => {
    expect(prompt).toContain('<section>3 Plan › 3.4 &lt;Criteria&gt;</section>');
    expect(prompt).toContain('Table 2 &amp; more');
    expect(prompt).toContain('<text>x &lt; y</text>');
  });

  it('ends with the question', () => {
    expect(prompt.endsWith('<question>Why?</question>')).toBe(true);
  });
});

describe('writeQuestion', () => {
  const turn = (name: string, length: number) => ({ question: name, answer: 'a'.repeat(length - name.length) });

  it('keeps the latest turns up to the limit', () => {
    const kept = writeQuestion({ ...question, earlier: [turn('first', 20_000), turn('second', 20_000)] });
    expect(kept).toContain('first');
    const cut = writeQuestion({ ...question, earlier: [turn('first', 20_001), turn('second', 20_000)] });
    expect(cut).not.toContain('first');
    expect(cut).toContain('second');
  });
});

describe('instruction', () => {
  it('differs by length', () => {
    const instructions = (['concise', 'balanced', 'detailed'] as const).map(instruction);
    expect(new Set(instructions).size).toBe(3);
  });
});
