import { READY_DRAFT } from '../../testing/a-request.ts';
import { doubtSentences } from './document-doubts.ts';

const about = { document_id: 'manual', document_name: 'Pharmacy manual.pdf' };

it('has nothing to say about the documents of the study itself', () => {
  expect(doubtSentences(READY_DRAFT)).toEqual([]);
});

it('says whose documents a draft relies on', () => {
  const doubts = [
    { ...about, kind: 'all_studies' as const },
    { ...about, kind: 'other_study' as const, named: 'KSB-108-201' },
    { ...about, kind: 'other_drug' as const, named: 'Marwenlimab' },
  ];
  expect(doubtSentences({ ...READY_DRAFT, doubts, own_documents: 'none' })).toEqual([
    'This study has no active documents of its own.',
    '“Pharmacy manual” is a document for all studies. What it says may not hold for this one.',
    '“Pharmacy manual” names another study: KSB-108-201.',
    '“Pharmacy manual” names another drug: Marwenlimab.',
  ]);
});
