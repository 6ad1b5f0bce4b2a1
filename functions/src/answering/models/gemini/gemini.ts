import { setTimeout } from 'node:timers/promises';
import type { GenerateContentResponse, GoogleGenAI, GoogleGenAIOptions } from '@google/genai';
import { ANSWER_SCHEMA, instruction, PROMPT_VERSION, writePrompt, writeQuestion } from './prompt.ts';
import { parseQueries, QUERIES_SCHEMA, REWRITE_INSTRUCTION } from './rewriting.ts';
import type { DraftModel } from '../draft-model.ts';
import { ModelFailedError, type ModelFailureKind } from '../model-failure.ts';
import { parseAnswer } from './parse-answer.ts';

/** Which Gemini answers, and where. */
export interface GeminiConfig {
  project: string;
  location: string;
  model: string;
  /** Milliseconds for the answer, retries and all. */
  timeout?: number;
  /** Milliseconds for the rewriting of the question, retries and all. */
  rewriteTimeout?: number;
  /** Milliseconds before the first retry; each further one waits twice as long. */
  retryDelay?: number;
  /** Characters of passages to send at most. */
  budget?: number;
  /** Another address than Vertex AI's own, such as a private endpoint. */
  baseUrl?: string;
  /** Other credentials than the ones of the service account the code runs as. */
  auth?: GoogleGenAIOptions['googleAuthOptions'];
}

const TIMEOUT = 60_000;

/** A draft without rewriting is better than one that comes late. */
const REWRITE_TIMEOUT = 12_000;

const RETRY_DELAY = 1_000;
const ATTEMPTS = 4;

/** Characters of passages, about 100,000 tokens: the protocol of most studies whole. */
export const GEMINI_BUDGET = 400_000;

const MAX_OUTPUT_TOKENS = 8_192;

/** One thing to ask of the model: structured output for an instruction and the data it is about. */
interface Call {
  instruction: string;
  prompt: string;
  schema: object;
  timeout: number;
}

/** Gemini on Vertex AI as a model for drafts. Nothing is loaded before the first question. */
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
    // With a fetch of its own the client leaves the runtime's limits on a request in place.
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
  // Protocols speak of injury, sexuality and drugs in every chapter, which is what these filters look for.
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
      if (attempt >= ATTEMPTS || !isPassing(error) || deadline.aborted) throw new ModelFailedError(kind, error);
      await waitFor((config.retryDelay ?? RETRY_DELAY) * 2 ** (attempt - 1) * (0.5 + Math.random()), deadline);
    }
  }
}

/** Rejects when the time for the whole call is over before. */
async function waitFor(milliseconds: number, deadline: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal: deadline });
  } catch (error) {
    throw new ModelFailedError('timeout', error);
  }
}

/** The text of a response, or why there is none. */
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

/** Whether the service asks to come back a little later. */
function isPassing(error: unknown): boolean {
  return statusOf(error) === 429 || statusOf(error) === 503;
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}

/** What kind of failure an error of the client stands for. */
export function failureOf(error: unknown): ModelFailureKind {
  const status = statusOf(error);
  if (status === 429) return 'quota';
  if (status === 408 || status === 504) return 'timeout';
  if (typeof status === 'number' && status >= 400 && status < 500) return 'misconfigured';
  return 'unavailable';
}
