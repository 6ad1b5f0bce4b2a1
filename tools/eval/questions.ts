import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';

export interface Question {
  id: string;
  /** Key into the file's documents. */
  document: string;
  question: string;
  kind: string;
  answerable: boolean;
  /** All pages with the answer, from 1. */
  pages: number[];
  /** Verbatim. */
  evidence: string[];
  must_include: string[];
}

export interface Corpus {
  /** File name of the questions. */
  name: string;
  questions: Question[];
  /** Paths by key. */
  documents: Map<string, string>;
}

/**
 * Documents are found by name anywhere below the folder, by default the file's own, which is also searched. Default
 * file: the folder's `*questions*.json`.
 * @throws PlainError if a file is missing
 */
export async function readCorpus({ folder, file }: { folder?: string; file?: string }): Promise<Corpus> {
  const root = folder ?? path.dirname(file ?? '.');
  const names = await namesBelow(root);
  const questionFile = file ?? find(names, /questions[^/]*\.json$/, root);
  const beside = file === undefined || folder === undefined ? [] : await namesBelow(path.dirname(file));
  const { documents, questions } = JSON.parse(await readFile(questionFile, 'utf8')) as {
    documents: Record<string, string>;
    questions: Question[];
  };
  const paths = Object.entries(documents).map(([key, wanted]): [string, string] => {
    const found = [...names, ...beside].find((name) => path.basename(name) === wanted);
    if (found === undefined) throw new PlainError(`${wanted} is not below ${root}.`);
    return [key, found];
  });
  return { name: path.basename(questionFile), questions, documents: new Map(paths) };
}

async function namesBelow(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name));
}

function find(names: string[], pattern: RegExp, root: string): string {
  const found = names.find((name) => pattern.test(name));
  if (found === undefined) throw new PlainError(`There is no *questions*.json below ${root}.`);
  return found;
}
