import { findFacts } from '../../ingestion/facts/find-facts.ts';
import { extractiveModel } from '../models/extractive/extractive.ts';
import { makeDocument, makeTask } from '../testing/make-scope.ts';
import { writeDraft } from './write-draft.ts';

it('says that no document names a medicine, and shows the lists of others with their lead-ins', async () => {
  const section = ['6.5 Prohibited medication'];
  const document = makeDocument('Protocol.pdf', [
    { text: 'The following are not allowed:', section },
    { text: '• Gabapentin', kind: 'list', section, context: { leadIn: ['The following are not allowed:'] } },
    { text: 'The clinic keeps a list of ramps.' },
  ]);
  document.file.facts = findFacts(document.file.passages);
  const draft = await writeDraft(makeTask('Can they take omeprazole?', [document]), extractiveModel());
  expect(draft).toMatchObject({
    state: 'not_found',
    unnamed_medicine: 'omeprazole',
    closest: [{ number: 1, text_snippet: 'Gabapentin', text: 'The following are not allowed: Gabapentin' }],
  });
});

it('quotes what is said of any medicine not prohibited, and that no document names the one asked about', async () => {
  const leave = 'Patients may receive other medications that the investigator considers necessary.';
  const document = makeDocument('Protocol.pdf', [
    { text: 'The following are not allowed:', section: ['6.5 Prohibited medication'] },
    { text: `Rest is kept in mind. ${leave}`, section: ['6.4 Concomitant medication'] },
    { text: 'Gabapentin is not allowed.', section: ['6.5 Prohibited medication'] },
  ]);
  document.file.facts = findFacts(document.file.passages);
  const draftTo = (question: string) => writeDraft(makeTask(question, [document]), extractiveModel());
  expect(await draftTo('Can they take omeprazole?')).toMatchObject({
    ...{ state: 'ready', text: `${leave} [1]`, confidence: 'low', unnamed_medicine: 'omeprazole' },
  });
  const named = await draftTo('Can they take gabapentin?');
  expect(named.state === 'ready' && named.text).toContain('Gabapentin is not allowed. [');
  expect(named).not.toHaveProperty('unnamed_medicine');
});
