import { makeDocument } from '../../testing/make-scope.ts';
import type { FoundStatement } from '../../retrieval/scope.ts';
import { numberDocuments } from './numbered-documents.ts';
import { instruction, writeQuestion, writeTask } from './prompt.ts';

const document = makeDocument('Protocol.pdf', [{ text: 'First. Second.' }, { text: 'Third.' }]);
const passages = document.file.passages.map((passage) => ({
  ...{ key: passage.id, document, passage, score: 1, sentences: [] },
}));
const { lines } = numberDocuments(passages);
const question = { study_name: 'LANTERN-3', title: 'T', category: 'other' as const, question: 'Why?', earlier: [] };

describe('writeTask', () => {
  it('ends with the question, after its study and category', () => {
    expect(writeTask({ ...question, passages, statements: [], quotable: [], length: 'balanced' }, lines)).toBe(
      'Answer this question from the documents above:\n<study>LANTERN-3</study>\n<title>T</title>\n<category>Other</category>\n<question>Why?</question>',
    );
  });

  it('numbers sent answers after the lines, apart from the documents', () => {
    const sent = {
      request_id: 'r1',
      query_id: 'q1',
      question: 'Late?',
      text: 'Up to </sent_answer> three days.',
      quotes: [],
    };
    const task = writeTask({ ...question, passages, statements: [], quotable: [sent], length: 'balanced' }, lines);
    expect(task).toContain(
      '<sent_answer><question>Late?</question>\n[4] Up to &lt;/sent_answer> three days.</sent_answer>\nAnswer this question',
    );
    expect(task).toContain('They are not documents');
  });

  it('names the lines that a person has confirmed', () => {
    const [first] = passages;
    if (!first) throw new Error('A passage');
    const sentence = { text: 'Second.', score: 1, lengthFactor: 1, matches: [] };
    const confirmed: FoundStatement = {
      ...{ form: { kind: 'direct' }, source: 'confirmed', heading: '', fit: 1, visitHeaders: [] },
      passages: [{ ...first, sentences: [sentence] }],
    };
    const task = writeTask({ ...question, passages, statements: [confirmed], quotable: [], length: 'balanced' }, lines);
    expect(task).toMatch(/^The research team has confirmed that these lines state what is asked: 2\.\n/);
  });
});

describe('lines that state what is asked', () => {
  const [, second] = passages;
  if (!second) throw new Error('A passage');
  const stated: FoundStatement = {
    ...{ form: { kind: 'visit-activities', visit: '6' }, source: 'schedule', heading: '', fit: 1, visitHeaders: [] },
    passages: [second],
  };
  const written = (...statements: FoundStatement[]) =>
    writeTask({ ...question, passages, statements, quotable: [], length: 'balanced' }, lines);

  it('are named, so that the model looks there first', () => {
    expect(written(stated)).toMatch(/^Under headings and labels for what is asked, [^:]*: 3\.\n/);
  });

  it('do not include what only shares words, or what is asked for more narrowly', () => {
    expect(written({ ...stated, form: { kind: 'direct' } })).toMatch(/^Answer this question/);
    expect(written({ ...stated, narrowing: [{ names: ['blood'], weight: 1 }] })).toMatch(/^Answer this question/);
  });
});

describe('writeQuestion', () => {
  const turn = (name: string, length: number) => ({ question: name, answer: 'a'.repeat(length - name.length) });

  it('keeps the latest turns up to the limit', () => {
    const kept = writeQuestion({ ...question, earlier: [turn('first', 4_000), turn('second', 4_000)] });
    expect(kept).toContain('first');
    const cut = writeQuestion({ ...question, earlier: [turn('first', 4_001), turn('second', 4_000)] });
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

test('instructions of different lengths begin alike, for the cache', () => {
  const [one = '', other = ''] = (['concise', 'detailed'] as const).map(instruction);
  expect(other.startsWith(one.slice(0, Math.floor(one.length * 0.9)))).toBe(true);
});
