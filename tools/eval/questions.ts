import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A question with what is known of its answer. */
export interface Question {
  id: string;
  /** Key into the file's documents. */
  document: string;
  question: string;
  kind: string;
  answerable: boolean;
  /** Every page, counted from 1, on which the answer stands. */
  pages: number[];
  /** Verbatim strings of those pages. */
  evidence: string[];
  /** What a right answer holds. */
  must_include: string[];
}

export interface Corpus {
  questions: Question[];
  /** Path of each document, by its key. */
  documents: Map<string, string>;
}

/** The question file of a folder and the documents it names, wherever below the folder they are. */
export async function readCorpus(folder: string): Promise<Corpus> {
  const names = await readdir(folder, { recursive: true });
  const questionFile = names.find((name) => /questions[^/]*\.json$/.test(name));
  if (questionFile === undefined) throw new Error(`No *questions*.json below ${folder}`);
  const file = JSON.parse(await readFile(join(folder, questionFile), 'utf8')) as {
    documents: Record<string, string>;
    questions: Question[];
  };
  const documents = new Map<string, string>();
  for (const [key, wanted] of Object.entries(file.documents)) {
    const found = names.find((name) => basename(name) === wanted);
    if (found === undefined) throw new Error(`${wanted} is not below ${folder}`);
    documents.set(key, join(folder, found));
  }
  return { questions: file.questions, documents };
}
