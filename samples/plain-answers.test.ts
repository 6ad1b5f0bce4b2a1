import { readFile } from 'node:fs/promises';
import { EXAMPLE_QUESTIONS } from '@trialdesk/contract/example-questions';
import type { DraftOutcome } from '../functions/src/answering/jobs/draft-task.ts';
import { writeDraft } from '../functions/src/answering/jobs/write-draft.ts';
import { extractiveModel } from '../functions/src/answering/models/extractive/extractive.ts';
import type { ScopeDocument } from '../functions/src/answering/retrieval/scope.ts';
import { makeTask } from '../functions/src/answering/testing/make-scope.ts';
import { statedIn } from '../functions/src/glance/document-facts.ts';
import { readPdf } from '../functions/src/ingestion/read-pdf.ts';
import { SAMPLE_STUDIES, type SampleStudy } from './studies.ts';

const READING_MS = 60_000;

/** What a newcomer asks first, with what the answer contains and the pages that state it. */
const ANSWERS: Record<SampleStudy['key'], [question: string, parts: string[], pages: number[]][]> = {
  lantern: [
    ['What is the primary endpoint?', ['Change from baseline to Week 12', 'daily average pain score'], [8]],
    ['What are the inclusion criteria?', ['18 to 80 years', 'HbA1c ≤ 10.0%', 'written informed consent'], [13]],
    ['How many participants will be randomised?', ['400'], [8]],
    ['How is the study drug stored?', ['15 °C to 25 °C'], [21]],
    ['What is its dose?', ['200 mg'], [8, 15, 16]],
    ['What phase is the study?', ['Phase 3'], [1, 8]],
    ['Which visits need an ECG?', ['12-lead ECG', 'Visit 1', 'Visit 3', 'Visit 8'], [23]],
    ['What is the visit window?', ['±3 days', '±5 days'], [11, 12]],
    ['When must an SAE be reported?', ['24 hours'], [27, 28, 29]],
    ['Which medications are prohibited?', ['Gabapentin'], [19, 20]],
    ['What is the age range?', ['18 to 80 years'], [8, 13]],
    ['Who is the sponsor?', ['Fernhollow Therapeutics'], [1]],
    ['What happens at visit 6?', ['Dispense IMP', 'Vital signs', 'PK blood sample'], [23, 24]],
    ['When is visit 6 and with what window?', ['Week 4', 'Day 29', '±3'], [23, 24]],
    [
      'My patient missed the week 4 visit by three days, may I still dose?',
      ['Visit 6, Week 4, Day 29, Window (days) ±3', 'at most 7 days after the end of the window'],
      [23, 24],
    ],
    ['My patient forgot his evening dose on day 12', ['within 6 hours of the usual time'], [18]],
    ['He took his tablet 5 hours late, ok?', ['within 6 hours of the usual time'], [18]],
    ['Is ibuprofen allowed?', ['The following are permitted:', 'at most 3 days in a row'], [20]],
    ['Is aspirin allowed?', ['Acetylsalicylic acid up to 325 mg a day'], [20]],
    ['Can they get a flu vaccine?', ['The following are permitted:', 'not within 48 hours before Visit 3'], [20]],
    ['Is duloxetine allowed?', ['stable for at least 8 weeks', 'The dose is not changed'], [20]],
    ['Which medications are permitted?', ['Duloxetine up to 60 mg a day', 'Vaccines'], [19, 20]],
    ['Which contraceptives are accepted?', ['Intrauterine device', 'Periodic abstinence'], [28]],
    ['What counts as a serious adverse event?', ['It results in death', 'life-threatening'], [28, 29]],
    ['What are the AESIs?', ['within 24 hours on the SAE form', 'A fall with injury', 'Seizure'], [29, 30]],
    ['Can they use paracetamol during the study?', ['only rescue medication'], [20]],
    ['Can visit 8 be done 5 days late?', ['±3', 'it is still done, up to Day 92'], [23, 24]],
  ],
  waypoint: [
    ['What is the primary endpoint?', ['ORR by RECIST 1.1'], [8]],
    ['What are the inclusion criteria?', ['at least 18 years', 'Cholangiocarcinoma or gallbladder cancer'], [12]],
    ['How many participants will be randomised?', ['80'], [8]],
    ['How is the study drug stored?', ['2 °C to 8 °C'], [21]],
    ['What is its dose?', ['6 mg/kg', '10 mg/kg'], [15]],
    ['What phase is the study?', ['Phase 2'], [1, 8]],
    ['Which visits need an ECG?', ['12-lead ECG', 'Screening', 'C1D1'], [23]],
    ['What is the visit window?', ['±1 day', '±3 days'], [11, 12]],
    ['When must an SAE be reported?', ['24 hours'], [28, 29]],
    ['Which medications are prohibited?', ['The following are prohibited', 'Live vaccines'], [20]],
    ['What is the age range?', ['at least 18 years'], [12]],
    ['Who is the sponsor?', ['Kestrel & Sable Biologics'], [1]],
    ['Is warfarin allowed?', ['The following are permitted:', 'Warfarin needs an INR once a week'], [20]],
    ['How long is the infusion?', ['60 minutes in Cycles 1 and 2'], [8]],
    ['What happens at C2D1?', ['Marwenlimab infusion', '12-lead ECG'], [23]],
    ['How is grade 3 diarrhoea handled?', ['Grade: 3', 'Methylprednisolone'], [18]],
    [
      'Patient had a grade 2 infusion reaction, can we restart?',
      ['restart at half the rate', '2, second time in the same infusion'],
      [16],
    ],
    ['C3D1 falls on a public holiday, can we move it?', ['C3D1', '±3', 'recorded as a deviation'], [23]],
  ],
};

test.each(SAMPLE_STUDIES)('the examples of the request form are among the questions about $name', ({ key }) => {
  expect(ANSWERS[key].map(([question]) => question)).toEqual(expect.arrayContaining([...EXAMPLE_QUESTIONS]));
});

const documents = new Map<SampleStudy['key'], ScopeDocument>();

beforeAll(async () => {
  for (const { key, file, documentName } of SAMPLE_STUDIES) {
    const reading = await readPdf(new Uint8Array(await readFile(new URL(file, import.meta.url))));
    if (reading.result === 'failed') throw new Error(reading.reason);
    const passages = { ...reading.file, document_id: key, source: { path: key, generation: '', sha256: '' } };
    documents.set(key, {
      ...{ id: key, name: documentName, version: 1, upload_date: '2026-02-03T12:00:00.000Z' },
      file: passages,
    });
  }
}, READING_MS);

function documentOf(key: SampleStudy['key']): ScopeDocument {
  const document = documents.get(key);
  if (!document) throw new Error(`${key} was not read`);
  return document;
}

describe.each(SAMPLE_STUDIES)('a plain question about $name', ({ key }) => {
  it.each(ANSWERS[key])('is answered in its form: %s', async (question, parts, pages) => {
    const draft = await writeDraft(makeTask(question, [documentOf(key)]), extractiveModel());
    const { text, citations } = draft.state === 'ready' ? draft : { text: '', citations: [] };
    for (const part of parts) expect(text).toContain(part);
    expect(pages).toContain(citations[0]?.page);
  });
});

test('a kind of endpoint that a protocol does not have is not found', async () => {
  const asked = [
    'What are the exploratory endpoints?',
    'What are the key secondary endpoints?',
    'What are the safety endpoints?',
  ];
  const drafts = await Promise.all(
    asked.map((question) => writeDraft(makeTask(question, [documentOf('lantern')]), extractiveModel())),
  );
  expect(drafts.map((draft) => (draft.state === 'ready' ? draft.text.split('\n')[0] : draft.state))).toEqual([
    'not_found',
    'Key secondary [1]',
    'Safety [1]',
  ]);
});

test('what is stated of a study begins with the section on it', () => {
  const first = (field: string) => statedIn(documentOf('lantern')).find((fact) => fact.field === field)?.quotes[0];
  expect(first('missed_dose')?.section).toBe('6 Study treatment › 6.7 Missed doses and interruptions');
  expect(first('permitted')?.text_snippet).toBe('The following are permitted:');
  expect(first('prohibited')?.text_snippet).toMatch(/^The medication in Table 8 is prohibited/);
  expect(first('secondary_objectives')?.text_snippet).toBe('Key secondary');
  expect(first('contraception')?.section).toBe('8 Study procedures › 8.9 Contraception and pregnancy');
  expect(first('exploratory_objectives')).toBeUndefined();
});

test('what a protocol says of a narrower class is not said of a medicine of the wider one', async () => {
  // "TCA" is short for "tricyclic antidepressant" there.
  const [fluoxetine, amitriptyline] = await Promise.all(
    ['Is fluoxetine allowed?', 'Is amitriptyline allowed?'].map((question) =>
      writeDraft(makeTask(question, [documentOf('lantern')]), extractiveModel()),
    ),
  );
  expect(amitriptyline?.state === 'ready' && amitriptyline.text).toContain('TCAs');
  expect(fluoxetine?.state === 'ready' && fluoxetine.text).not.toContain('TCAs');
});

describe.each(SAMPLE_STUDIES)(
  'with the protocol of another study for all studies, a question about $name',
  ({ key, name }) => {
    const other = key === 'lantern' ? 'waypoint' : 'lantern';
    const draftOf = (question: string, ...scope: ScopeDocument[]) =>
      writeDraft({ ...makeTask(question, scope), study_name: name }, extractiveModel());

    it.each(ANSWERS[key])('has the same answer: %s', async (question) => {
      const alone = await draftOf(question, documentOf(key));
      const general = { ...documentOf(other), is_for_all_studies: true as const };
      const draft = await draftOf(question, documentOf(key), general);
      expect(draft).toEqual({ ...alone, set_aside: [expect.objectContaining({ id: other, kind: 'other_study' })] });
      // A protocol that does not say whose it is.
      const unnamed = { ...general, file: withoutFirstPages(general.file) };
      const beside = await draftOf(question, documentOf(key), unnamed);
      expect(citedDocuments(beside)).toEqual(citedDocuments(alone));
    });
  },
);

function withoutFirstPages(file: ScopeDocument['file']): ScopeDocument['file'] {
  return { ...file, passages: file.passages.filter(({ page }) => page > 3) };
}

function citedDocuments(draft: DraftOutcome): string[] {
  return draft.state === 'ready' ? [...new Set(draft.citations.map(({ document_id }) => document_id))] : [];
}
