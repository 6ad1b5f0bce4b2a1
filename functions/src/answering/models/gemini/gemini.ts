import type { GoogleGenAI, GoogleGenAIOptions } from '@google/genai';
import { locationFor, PROMPT_TOKENS } from '../../../gemini-models.ts';
import type { DraftModel, OnCall } from '../draft-model.ts';
import { ModelFailedError } from '../model-failure.ts';
import { ANSWER_SCHEMA } from './answer-schema.ts';
import { callGemini, type Call } from './call-gemini.ts';
import { FACTS_INSTRUCTION, FACTS_SCHEMA, parseFacts, writeFields } from './facts.ts';
import { numberDocuments } from './numbered-documents.ts';
import { parseAnswer } from './parse-answer.ts';
import { profileOf } from './profile.ts';
import { instruction, PROMPT_VERSION, writeQuestion, writeTask } from './prompt.ts';
import { parseRepair, REPAIR_SCHEMA, writeRepair } from './repair.ts';
import { parseQueries, QUERIES_SCHEMA, REWRITE_INSTRUCTION } from './rewriting.ts';
import { tokens } from './token-budget.ts';

export interface GeminiConfig {
  project: string;
  location: string;
  model: string;
  /** For search queries; absent for none. */
  rewriteModel?: string;
  /** Milliseconds, including retries. */
  timeout?: number;
  /** Milliseconds, including retries. */
  rewriteTimeout?: number;
  /** Milliseconds before the first retry; doubles with each. */
  retryDelay?: number;
  /** Tokens of documents and images. */
  budget?: number;
  /** Most pages to send as images; 0 for none. */
  pageImages?: number;
  /** Instead of Vertex AI's, as for a private endpoint. */
  baseUrl?: string;
  /** Of the developer API, which is then used instead of Vertex AI. */
  apiKey?: string;
  /** Instead of the service account's credentials. */
  auth?: GoogleGenAIOptions['googleAuthOptions'];
}

/** A draft without rewriting is better than a late one, so it is tried once. */
const REWRITE_TIMEOUT = 12_000;

/** Replies asked for until one can be used. */
const REPLIES = 2;

type Asked = Omit<Call, 'model' | 'location' | 'timeout' | 'retryDelay' | 'onCall'>;

/** Loads the client with the first question. */
export function geminiModel(config: GeminiConfig): DraftModel {
  const { model, rewriteModel } = config;
  const answering = new Asking(config, { model, timeout: config.timeout ?? profileOf(model).timeout });
  const rewriting =
    rewriteModel === undefined
      ? null
      : new Asking(config, { model: rewriteModel, timeout: config.rewriteTimeout ?? REWRITE_TIMEOUT });
  return {
    mode: 'gemini',
    model,
    promptVersion: PROMPT_VERSION,
    budget: tokens(config.budget ?? PROMPT_TOKENS),
    wholeSections: true,
    quotesAnswers: true,
    pageImages: config.pageImages ?? 0,
    ...(rewriting && {
      rewrite: async (question, onCall) =>
        rewriting.once(
          {
            ...{ purpose: 'rewrite', instruction: REWRITE_INSTRUCTION, task: writeQuestion(question) },
            schema: QUERIES_SCHEMA,
          },
          { onCall, parse: parseQueries },
        ),
    }),
    answer: async (input, onCall) => {
      const { text, lines } = numberDocuments(input.passages);
      const asked: Asked = {
        ...{ purpose: 'answer', instruction: instruction(input.length), documents: text, schema: ANSWER_SCHEMA },
        ...(input.images && { images: input.images }),
        task: writeTask(input, lines),
      };
      const citable = { lines, quotable: input.quotable };
      return answering.untilUsable(asked, { onCall, parse: (reply) => parseAnswer(reply, citable) });
    },
    repair: async (input, rejected, onCall) => {
      const { text, lines } = numberDocuments(input.passages);
      const asked: Asked = {
        ...{ purpose: 'repair', instruction: instruction(input.length), documents: text, schema: REPAIR_SCHEMA },
        ...(input.images && { images: input.images }),
        task: `${writeTask(input, lines)}\n${writeRepair(rejected)}`,
      };
      const citable = { lines, quotable: input.quotable };
      return answering.once(asked, { onCall, parse: (reply) => parseRepair(reply, { rejected, citable }) });
    },
    findFacts: async ({ fields, passages }, onCall) => {
      const { text, lines } = numberDocuments(passages);
      const asked: Asked = {
        ...{ purpose: 'facts', instruction: FACTS_INSTRUCTION, documents: text, schema: FACTS_SCHEMA },
        task: writeFields(fields),
      };
      return answering.untilUsable(asked, { onCall, parse: (reply) => parseFacts(reply, { fields, lines }) });
    },
  };
}

interface Reading<T> {
  onCall: OnCall | undefined;
  /** Null for an unusable reply, such as a cut-off one. */
  parse: (reply: string) => T | null;
}

/** To one model. They reject with a `ModelFailedError`. */
class Asking {
  readonly #config: GeminiConfig;
  readonly #use: { model: string; timeout: number };
  #client: Promise<GoogleGenAI> | undefined;

  constructor(config: GeminiConfig, use: { model: string; timeout: number }) {
    this.#config = config;
    this.#use = use;
  }

  once<T>(asked: Asked, reading: Reading<T>): Promise<T> {
    return this.#ask({ asked, replies: 1 }, reading);
  }

  untilUsable<T>(asked: Asked, reading: Reading<T>): Promise<T> {
    return this.#ask({ asked, replies: REPLIES }, reading);
  }

  async #ask<T>({ asked, replies }: { asked: Asked; replies: number }, { onCall, parse }: Reading<T>): Promise<T> {
    const client = await (this.#client ??= connect(this.#config, this.#use.model));
    const { location, retryDelay } = this.#config;
    const call: Call = { ...asked, ...this.#use, location, retryDelay, onCall };
    for (let reply = 1; reply <= replies; reply++) {
      const parsed = parse(await callGemini(client, call));
      if (parsed !== null) return parsed;
    }
    throw new ModelFailedError('unusable');
  }
}

async function connect(config: GeminiConfig, model: string): Promise<GoogleGenAI> {
  const { project, location, baseUrl, auth, apiKey } = config;
  const { GoogleGenAI } = await import('@google/genai');
  // Passing `fetch` keeps the runtime's own request limits.
  const httpOptions = { fetch, ...(baseUrl === undefined ? {} : { baseUrl }) };
  if (apiKey !== undefined) return new GoogleGenAI({ apiKey, httpOptions });
  return new GoogleGenAI({
    vertexai: true,
    project,
    location: locationFor(model, location),
    ...(auth ? { googleAuthOptions: auth } : {}),
    httpOptions,
  });
}
