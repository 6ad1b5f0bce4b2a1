import type { PossiblePassage } from '@trialdesk/contract/entities/draft';
import { statementsOf, unsourcedIn } from '../../../../components/cited-answer/statements.ts';
import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { verifiedText } from './verified-text.ts';

const { mode, model, prompt_version, searched, written_at } = READY_DRAFT;
const WRITTEN = { mode, model, prompt_version, searched, written_at };
const CITATION = {
  number: 1,
  document_id: 'doc',
  document_name: 'Protocol.pdf',
  document_version: 1,
  page: 19,
  section: '',
};

const ROW = 'ALT > 8 × ULN Stop for good. Call the medical monitor.';
const INSERTED = 'Event: ALT > 8 × ULN; Action: Stop for good. Call the medical monitor.';

test('a row that is inserted with its column headers is from the documents, what is added to it is not', () => {
  const passage: PossiblePassage = { ...CITATION, text_snippet: ROW, text: INSERTED };
  const query = aQuery({ draft: { ...WRITTEN, state: 'not_found', closest: [passage] } });
  const unsourced = (text: string) => unsourcedIn(statementsOf(text, [passage], verifiedText(query)));
  expect(unsourced(`${INSERTED} [1]`)).toEqual([]);
  expect(unsourced(`Tell nobody. ${INSERTED} [1]`)).toEqual(['Tell nobody.']);
});
