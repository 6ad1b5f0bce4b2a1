import type { Conflict, DocumentDoubt, ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { replaceDraft } from './replace-draft.ts';

const AT = '2026-03-02T12:00:00.000Z';

const doubt = (document_id: string): DocumentDoubt => ({
  document_id,
  document_name: `${document_id}.pdf`,
  kind: 'other_study',
  named: 'BEACON',
});

interface Parts {
  cites: string[];
  doubtful?: string[];
  conflicts?: Conflict[];
  siteValues?: string[];
}

/** Cites these documents, the doubtful ones with a doubt. */
function draftOf({ cites, doubtful = [], conflicts = [], siteValues }: Parts) {
  const draft: ReadyDraft = {
    state: 'ready',
    text: cites.map((_, at) => `Words. [${at + 1}]`).join('\n'),
    citations: cites.map((document_id, at) => ({
      ...{ number: at + 1, document_id, document_name: `${document_id}.pdf`, document_version: 1 },
      ...{ page: 1, section: '', text_snippet: 'Words.' },
    })),
    confidence: 'low',
    conflicts,
    ...{ mode: 'gemini', model: 'test', prompt_version: '1', searched: [], written_at: AT },
    ...(doubtful.length > 0 && { doubts: doubtful.map(doubt) }),
    ...(siteValues && { site_values: siteValues }),
  };
  return draft;
}

const queryWith = (draft: RequestQuery['draft']): RequestQuery => ({
  ...{ id: 'q1', question: 'May it be late?', asked_by: { id: 'r', name: 'Robin' }, timestamp_created: AT },
  ...{ draft, redraft: { state: 'writing', since: AT }, edit: null, sent: null, version: 4 },
});

it('puts the new draft in place of the old one and what was being written', () => {
  const next = draftOf({ cites: ['protocol'] });
  const replaced = replaceDraft(queryWith({ state: 'queued', since: AT }), next);
  expect(replaced).toEqual({ ...queryWith(next), redraft: null, version: 5 });
});

it('keeps what each draft before was warned of, once', () => {
  const first = queryWith(draftOf({ cites: ['manual'], doubtful: ['manual'], siteValues: ['900 mg', '3 day'] }));
  const second = replaceDraft(
    first,
    draftOf({ cites: ['leaflet'], doubtful: ['leaflet'], siteValues: ['3 day', '2 week'] }),
  );
  expect(second.earlier_warnings).toEqual({
    doubts: [doubt('manual')],
    conflicts: [],
    site_values: ['900 mg', '3 day'],
  });
  const third = replaceDraft(second, draftOf({ cites: ['protocol'] }));
  expect(third.earlier_warnings).toEqual({
    doubts: [doubt('manual'), doubt('leaflet')],
    conflicts: [],
    site_values: ['900 mg', '3 day', '2 week'],
  });
});

it('leaves the documents to the new draft that it cites, or has closest', () => {
  const first = queryWith(draftOf({ cites: ['manual', 'leaflet'], doubtful: ['manual', 'leaflet'] }));
  const second = replaceDraft(first, draftOf({ cites: ['manual'] }));
  expect(second.earlier_warnings).toEqual({ doubts: [doubt('leaflet')], conflicts: [], site_values: [] });
  const { citations, mode, model, prompt_version, searched, written_at } = draftOf({ cites: ['leaflet'] });
  const origin = { mode, model, prompt_version, searched, written_at };
  const third = replaceDraft(second, { state: 'not_found', closest: citations, ...origin });
  expect(third).not.toHaveProperty('earlier_warnings');
});

it('keeps contradictions until the words are cited again, once and not without end', () => {
  const quote = (document_id: string, text_snippet: string) => ({
    ...{ document_id, document_name: `${document_id}.pdf`, document_version: 1, page: 1, section: '', text_snippet },
  });
  const conflict = (at: number): Conflict => ({
    heading: `Heading ${at}`,
    quotes: [quote('manual', `Words number ${at}.`), quote('protocol', 'Other words.')],
  });
  const other = (conflicts: Conflict[]) => draftOf({ cites: ['leaflet'], conflicts });
  const kept = replaceDraft(queryWith(other([conflict(1)])), other([conflict(1), conflict(2)]));
  const both = replaceDraft(kept, other([]));
  expect(both.earlier_warnings?.conflicts).toEqual([conflict(1), conflict(2)]);
  const [citation] = draftOf({ cites: ['manual'] }).citations;
  if (!citation) throw new Error('A citation');
  const again = { ...other([]), citations: [{ ...citation, text_snippet: 'Words number 2.' }] };
  expect(replaceDraft(both, again).earlier_warnings?.conflicts).toEqual([conflict(1)]);
  const many = Array.from({ length: 30 }, (_, at) => conflict(at));
  const newest = replaceDraft(queryWith(other(many)), other([])).earlier_warnings?.conflicts;
  expect(newest).toEqual(many.slice(10));
});
