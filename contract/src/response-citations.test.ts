import type { Citation } from './entities/citation.ts';
import type { NotFoundDraft, PossiblePassage } from './entities/draft.ts';
import { availableCitations, citedIn, closedUp, insertablePassages } from './response-citations.ts';

function citation(number: number, text_snippet: string): Citation {
  return {
    ...{ number, text_snippet, document_id: 'protocol', document_name: 'Protocol.pdf', document_version: 1 },
    ...{ page: 3, section: '' },
  };
}

function notFound(...closest: PossiblePassage[]): NotFoundDraft {
  const written = { mode: 'extractive' as const, model: 'm', prompt_version: 'none', searched: [], written_at: '' };
  return { ...written, state: 'not_found', closest };
}

const saved = (...citations: Citation[]) => ({
  text: 'Saved.',
  citations,
  saved_by: { id: 'm', name: 'M' },
  saved_at: '',
});

const A = { ...citation(1, 'A.'), text: 'Lead-in: A.' };
const B = citation(2, 'B.');

test('a response cites the passages whose marks it has, as plain citations', () => {
  const query = { draft: notFound(A, B), edit: null };
  expect(citedIn('We checked. [1]', availableCitations(query))).toEqual([citation(1, 'A.')]);
  expect(citedIn('We checked.', availableCitations(query))).toEqual([]);
  expect(availableCitations(query).map(({ number }) => number)).toEqual([1, 2]);
});

test('a passage that the saved response cites keeps its number, others get numbers of their own', () => {
  const query = { draft: notFound(A, B), edit: saved(citation(1, 'Other.'), citation(4, 'B.')) };
  expect(insertablePassages(query).map(({ number, text_snippet }) => [number, text_snippet])).toEqual([
    [5, 'A.'],
    [4, 'B.'],
  ]);
  expect(citedIn('Text [5] [1].', availableCitations(query)).map(({ number }) => number)).toEqual([1, 5]);
  expect(citedIn('Text [5].', availableCitations(query)).map(({ number }) => number)).toEqual([5]);
});

test('a passage leaves the response with its mark', () => {
  const query = { draft: notFound(A), edit: saved(citation(1, 'A.')) };
  expect(citedIn('No mark.', availableCitations(query))).toEqual([]);
});

describe('a response made on an answer', () => {
  const { mode, model, prompt_version, searched } = notFound();
  const written = { mode, model, prompt_version, searched, written_at: '2026-01-02', confidence: 'low' as const };
  const draft = {
    ...written,
    state: 'ready' as const,
    text: 'A. [1] B. [2]',
    citations: [citation(1, 'A.'), B],
    conflicts: [],
  };

  it('cites what its text refers to', () => {
    expect(citedIn('Only B. [2]', availableCitations({ draft, edit: null }))).toEqual([B]);
    expect(citedIn('Nothing marked.', availableCitations({ draft, edit: null }))).toEqual([]);
    expect(insertablePassages({ draft, edit: null })).toEqual([]);
  });

  it('may cite again what a saved response no longer refers to, under a number of its own', () => {
    const edit = { ...saved(citation(1, 'B.')), saved_at: '2026-01-03' };
    expect(availableCitations({ draft, edit }).map(({ number, text_snippet }) => [number, text_snippet])).toEqual([
      [1, 'B.'],
      [3, 'A.'],
    ]);
  });

  it('is not offered the citations of a newer draft', () => {
    const edit = { ...saved(citation(1, 'B.')), saved_at: '2026-01-01' };
    expect(availableCitations({ draft, edit })).toEqual([citation(1, 'B.')]);
  });
});

test('closedUp keeps the citations that the text refers to, and numbers them from 1', () => {
  const citations = [A, B, citation(3, 'C.')];
  expect(closedUp('C. [3] B. [2]', citations)).toEqual({
    text: 'C. [2] B. [1]',
    citations: [citation(1, 'B.'), citation(2, 'C.')],
  });
  expect(closedUp('Nothing.', citations)).toEqual({ text: 'Nothing.', citations: [] });
});

describe('citations that people have added', () => {
  const added = [citation(3, 'Added.')];

  test('are available beside those of the draft, and no passages to choose from', () => {
    const query = { draft: notFound(A, B), edit: null, added };
    expect(insertablePassages(query)).toEqual([A, B]);
    expect(citedIn('Text [3].', availableCitations(query))).toEqual(added);
    expect(citedIn('Text.', availableCitations(query))).toEqual([]);
  });

  test('keep the number that a saved response gave them', () => {
    const query = { draft: notFound(A, B), edit: saved(citation(1, 'Added.')), added };
    expect(availableCitations(query).map(({ number, text_snippet }) => [number, text_snippet])).toEqual([
      [1, 'Added.'],
      [4, 'A.'],
      [2, 'B.'],
    ]);
  });

  test('get another number when a newer draft has theirs', () => {
    const query = { draft: notFound(A, B, citation(3, 'C.')), edit: null, added };
    const available = availableCitations(query);
    expect(available.map(({ number, text_snippet }) => [number, text_snippet])).toEqual([
      [1, 'A.'],
      [2, 'B.'],
      [3, 'C.'],
      [4, 'Added.'],
    ]);
  });
});
