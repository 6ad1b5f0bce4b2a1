import { setTimeout } from 'node:timers/promises';
import type { GenerateContentResponse, GoogleGenAI, GoogleGenAIOptions } from '@google/genai';
import { ANSWER_SCHEMA, instruction, PROMPT_VERSION, writePrompt, writeQuestion } from './prompt.ts';
import { parseQueries, QUERIES_SCHEMA, REWRITE_INSTRUCTION } from './rewriting.ts';
import type { DraftModel } from '../draft-model.ts';
import { ModelFailedError, type ModelFailureKind } from '../model-failure.ts';
import { parseAnswer } from './parse-answer.ts';

export interface GeminiConfig {
  project: string;
  location: string;
  model: string;
  /** Milliseconds, including retries. */
  timeout?: number;
  /** Milliseconds, including retries. */
  rewriteTimeout?: number;
  /** Milliseconds before the first retry; doubles with each. */
  retryDelay?: number;
  /** Characters of passages. */
  budget?: number;
  /** Instead of Vertex AI's address, as for a private endpoint. */
  baseUrl?: string;
  /** Instead of the service account's credentials. */
  auth?: GoogleGenAIOptions['googleAuthOptions'];
}

const TIMEOUT = 60_000;

/** A draft without rewriting is better than a late one. */
const REWRITE_TIMEOUT = 12_000;

const RETRY_DELAY = 1_000;
const ATTEMPTS = 4;

/** Characters (about 100,000 tokens): most studies' protocols whole. */
export const GEMINI_BUDGET = 400_000;

const MAX_OUTPUT_TOKENS = 8_192;

interface Call {
  instruction: string;
  prompt: string;
  schema: object;
  timeout: number;
}

/** Loads the client with the first question. */
export function geminiModel(config: GeminiConfig): DraftModel {
  let client: Promise<GoogleGenAI> | undefined;
  const ask = async (call: Call) => {
    client ??= connect(config);
    return readResponse(await generate(await client, call, config));
  };
  return {
    mode: 'gemini',
    model: config.model,
    promptVersion: PROMPT_VERSION,
    budget: config.budget ?? GEMINI_BUDGET,
    rewrite: async (question) => {
      const call: Call = {
        instruction: REWRITE_INSTRUCTION,
        prompt: writeQuestion(question),
        schema: QUERIES_SCHEMA,
        timeout: config.rewriteTimeout ?? REWRITE_TIMEOUT,
      };
      return usable(parseQueries(await ask(call)));
    },
    answer: async (input) => {
      const call: Call = {
        instruction: instruction(input.length),
        prompt: writePrompt(input),
        schema: ANSWER_SCHEMA,
        timeout: config.timeout ?? TIMEOUT,
      };
      return usable(parseAnswer(await ask(call), input.passages));
    },
  };
}

async function connect({ project, location, baseUrl, auth }: GeminiConfig): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await import('@google/genai');
  return new GoogleGenAI({
    vertexai: true,
    project,
    location,
    ...(auth ? { googleAuthOptions: auth } : {}),
    // Passing `fetch` keeps the runtime's own request limits.
    httpOptions: { fetch, ...(baseUrl === undefined ? {} : { baseUrl }) },
  });
}

async function generate(
  client: GoogleGenAI,
  { instruction, prompt, schema, timeout }: Call,
  config: GeminiConfig,
): Promise<GenerateContentResponse> {
  const { HarmBlockThreshold, HarmCategory } = await import('@google/genai');
  const deadline = AbortSignal.timeout(timeout);
  // Protocols mention injury, sexuality and drugs throughout, which these filters look for.
  const categories = [
    HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
    HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
    HarmCategory.HARM_CATEGORY_HARASSMENT,
    HarmCategory.HARM_CATEGORY_HATE_SPEECH,
  ];
  const request = {
    model: config.model,
    contents: prompt,
    config: {
      systemInstruction: instruction,
      temperature: 0,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      responseMimeType: 'application/json',
      responseJsonSchema: schema,
      safetySettings: categories.map((category) => ({ category, threshold: HarmBlockThreshold.BLOCK_ONLY_HIGH })),
      abortSignal: deadline,
    },
  };
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.models.generateContent(request);
    } catch (error) {
      const kind = deadline.aborted ? 'timeout' : failureOf(error);
      if (attempt >= ATTEMPTS || !isTransient(error) || deadline.aborted) throw new ModelFailedError(kind, error);
      await waitFor((config.retryDelay ?? RETRY_DELAY) * 2 ** (attempt - 1) * (0.5 + Math.random()), deadline);
    }
  }
}

async function waitFor(milliseconds: number, deadline: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal: deadline });
  } catch (error) {
    throw new ModelFailedError('timeout', error);
  }
}

function readResponse(response: GenerateContentResponse): string {
  const [candidate] = response.candidates ?? [];
  if (response.promptFeedback?.blockReason !== undefined) throw new ModelFailedError('refused');
  if (candidate?.finishReason !== undefined && REFUSALS.has(candidate.finishReason))
    throw new ModelFailedError('refused');
  return (candidate?.content?.parts ?? []).map((part) => (part.thought ? '' : (part.text ?? ''))).join('');
}

function usable<T>(answer: T | null): T {
  if (answer === null) throw new ModelFailedError('unusable');
  return answer;
}

const REFUSALS: ReadonlySet<string> = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII']);

function isTransient(error: unknown): boolean {
  return statusOf(error) === 429 || statusOf(error) === 503;
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}

export function failureOf(error: unknown): ModelFailureKind {
  const status = statusOf(error);
  if (status === 429) return 'quota';
  if (status === 408 || status === 504) return 'timeout';
  if (typeof status === 'number' && status >= 400 && status < 500) return 'misconfigured';
  return 'unavailable';
}
