import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { draftDoubts, responseDoubts } from './document-doubts.ts';
import { beginEdit } from './response-edit.ts';

const about = { document_id: 'manual', document_name: 'Pharmacy manual.pdf' };

it('has nothing to say about the documents of the study itself', () => {
  expect(draftDoubts(READY_DRAFT)).toEqual([]);
});

it('says whose documents a draft relies on', () => {
  const doubts = [
    { ...about, kind: 'all_studies' as const },
    { ...about, kind: 'other_study' as const, named: 'KSB-108-201' },
    { ...about, kind: 'other_drug' as const, named: 'Marwenlimab' },
  ];
  expect(draftDoubts({ ...READY_DRAFT, doubts, own_documents: 'none' })).toEqual([
    'This study has no active documents of its own.',
    '“Pharmacy manual” is a document for all studies. What it says may not hold for this one.',
    '“Pharmacy manual” names another study: KSB-108-201.',
    '“Pharmacy manual” names another drug: Marwenlimab.',
  ]);
});

describe('a response', () => {
  const doubts = [{ ...about, kind: 'other_study' as const, named: 'KSB-108-201' }];
  const [own] = READY_DRAFT.citations;
  if (!own) throw new Error('A citation');
  const foreign = { ...own, ...about, number: 2, page: 3, text_snippet: 'Flush the line.' };
  const said = (query: RequestQuery, text: string) => ({ ...beginEdit(query), text });

  it('has the doubts about what a person has cited, while the text refers to it', () => {
    const query = aQuery({ added: [foreign], added_doubts: doubts });
    expect(responseDoubts(query, said(query, 'Flush. [2]'))).toEqual([
      '“Pharmacy manual” names another study: KSB-108-201.',
    ]);
    expect(responseDoubts(query, said(query, 'Do not flush. [1]'))).toEqual([]);
  });

  it('has those of a draft only while it cites the document', () => {
    const query = aQuery({ draft: { ...READY_DRAFT, citations: [own, foreign], doubts } });
    expect(responseDoubts(query, said(query, 'Words. [1] Flush. [2]'))).toHaveLength(1);
    expect(responseDoubts(query, said(query, 'Words. [1]'))).toEqual([]);
  });

  it('has those about a passage that comes close, once it is inserted', () => {
    const { mode, model, prompt_version, searched, written_at } = READY_DRAFT;
    const written = { mode, model, prompt_version, searched, written_at };
    const query = aQuery({ draft: { ...written, state: 'not_found', closest: [{ ...foreign, number: 1 }], doubts } });
    expect(responseDoubts(query, said(query, ''))).toEqual([]);
    expect(responseDoubts(query, said(query, 'Flush. [1]'))).toHaveLength(1);
  });

  it('has those of an earlier draft as long as the saved text cites its document', () => {
    const query = aQuery({
      draft: { ...READY_DRAFT, text: 'A newer draft. [1]' },
      earlier_warnings: { doubts, conflicts: [], site_values: [] },
      edit: { text: 'Flush. [1]', citations: [{ ...foreign, number: 1 }] },
    });
    expect(responseDoubts(query, said(query, 'Flush. [1]'))).toEqual([
      '“Pharmacy manual” names another study: KSB-108-201.',
    ]);
    expect(responseDoubts(query, said(query, 'Ask us.'))).toEqual([]);
  });

  it('goes by what its own numbers refer to while a newer draft numbers others', () => {
    const before = aQuery({ draft: { ...READY_DRAFT, citations: [{ ...foreign, number: 1 }], doubts } });
    const edit = { ...beginEdit(before), text: 'Flush at once. [1]' };
    const after = aQuery({ earlier_warnings: { doubts, conflicts: [], site_values: [] }, version: 2 });
    expect(responseDoubts(after, edit)).toHaveLength(1);
    expect(responseDoubts(after, beginEdit(after))).toEqual([]);
  });
});
