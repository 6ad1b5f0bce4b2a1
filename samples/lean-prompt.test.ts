import { readFile } from 'node:fs/promises';
import { numberDocuments } from '../functions/src/answering/models/gemini/numbered-documents.ts';
import { PROMPT_TOKENS } from '../functions/src/gemini-models.ts';
import { tokens } from '../functions/src/answering/models/gemini/token-budget.ts';
import { findPassages } from '../functions/src/answering/retrieval/find-passages.ts';
import { estimateTokens } from '../functions/src/answering/text/estimate-tokens.ts';
import { promptContext } from '../functions/src/ingestion/passages/render-context.ts';
import { readPdf } from '../functions/src/ingestion/read-pdf.ts';
import { SAMPLE_STUDIES } from './studies.ts';

const READING_MS = 60_000;
const TARGET = 1.1;

test.each(SAMPLE_STUDIES)(
  'the prompt about $name is at most 1.1 times the text it is counted by, whole and within the budget',
  async ({ file: pdf, documentName: name }) => {
    const reading = await readPdf(new Uint8Array(await readFile(new URL(pdf, import.meta.url))));
    if (reading.result === 'failed') throw new Error(reading.reason);
    const source = { path: '', generation: '', sha256: '' };
    const file = { ...reading.file, document_id: name, source };
    const document = { id: name, name, version: 1, upload_date: '', file };
    const entries = file.passages.map((passage) => ({ key: `${document.id}/${passage.id}`, document, passage }));
    const counted = entries.map(({ passage: { text, context } }) => `${text}\n${promptContext(context)}\n`).join('');
    expect(estimateTokens(numberDocuments(entries).text)).toBeLessThan(TARGET * estimateTokens(counted));

    const asked = { title: '', question: 'What is the visit window?', earlier: [] };
    const { passages } = await findPassages({
      ...{ asked, documents: [document], budget: tokens(PROMPT_TOKENS), wholeSections: true },
    });
    const written = estimateTokens(numberDocuments(passages).text);
    expect(written).toBeLessThan(TARGET * PROMPT_TOKENS);
    expect(written).toBeGreaterThan(0.8 * PROMPT_TOKENS);
  },
  READING_MS,
);
