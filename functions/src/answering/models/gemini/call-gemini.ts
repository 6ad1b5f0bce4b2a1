import { setTimeout } from 'node:timers/promises';
import type { ModelCall } from '@trialdesk/contract/entities/draft';
import type { GenerateContentParameters, GenerateContentResponse, GoogleGenAI, Part } from '@google/genai';
import { systemClock } from '../../../clock.ts';
import { locationFor } from '../../../gemini-models.ts';
import { logLine } from '../../../log-context.ts';
import { estimateTokens } from '../../text/estimate-tokens.ts';
import type { ModelImage, OnCall } from '../draft-model.ts';
import { ModelFailedError, type ModelFailureKind } from '../model-failure.ts';
import { escapeName, tag } from './fence.ts';
import { costOf } from './list-prices.ts';
import { profileOf } from './profile.ts';
import { IMAGE_TOKENS } from './token-budget.ts';

const RETRY_DELAY = 1_000;
const ATTEMPTS = 4;

export interface Call {
  purpose: ModelCall['purpose'];
  model: string;
  location: string;
  onCall: OnCall | undefined;
  instruction: string;
  /** Documents come before the images, their task after, so that prompts about the same documents begin alike. */
  documents?: string;
  images?: ModelImage[];
  task: string;
  schema: object;
  /** Milliseconds, including retries. */
  timeout: number;
  /** Milliseconds before the first retry; doubles with each. */
  retryDelay: number | undefined;
}

/** The text of one reply. Rejects with a `ModelFailedError`. */
export async function callGemini(client: GoogleGenAI, call: Call): Promise<string> {
  const start = performance.now();
  const response = await generate(client, call);
  report(response, call, Math.round(performance.now() - start));
  return readResponse(response);
}

async function generate(client: GoogleGenAI, call: Call): Promise<GenerateContentResponse> {
  const deadline = AbortSignal.timeout(call.timeout);
  const request = await requestFor(call, deadline);
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.models.generateContent(request);
    } catch (error) {
      const kind = deadline.aborted ? 'timeout' : failureOf(error);
      const isLast = attempt >= ATTEMPTS || call.purpose === 'rewrite';
      if (isLast || !isTransient(error) || deadline.aborted) throw new ModelFailedError(kind, error);
      await waitFor((call.retryDelay ?? RETRY_DELAY) * 2 ** (attempt - 1) * (0.5 + Math.random()), deadline);
    }
  }
}

async function requestFor(call: Call, abortSignal: AbortSignal): Promise<GenerateContentParameters> {
  const { HarmBlockThreshold, HarmCategory, ThinkingLevel } = await import('@google/genai');
  const { temperature, thinking, maxOutputTokens } = profileOf(call.model);
  // Protocols mention injury, sexuality and drugs throughout, which these filters look for.
  const categories = [
    HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
    HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
    HarmCategory.HARM_CATEGORY_HARASSMENT,
    HarmCategory.HARM_CATEGORY_HATE_SPEECH,
  ];
  const levels = { minimal: ThinkingLevel.MINIMAL, low: ThinkingLevel.LOW };
  return {
    model: call.model,
    contents: [{ role: 'user', parts: partsOf(call) }],
    config: {
      systemInstruction: call.instruction,
      ...(temperature === undefined ? {} : { temperature }),
      ...(thinking === undefined
        ? {}
        : {
            thinkingConfig:
              typeof thinking === 'number' ? { thinkingBudget: thinking } : { thinkingLevel: levels[thinking] },
          }),
      maxOutputTokens,
      responseMimeType: 'application/json',
      responseJsonSchema: call.schema,
      safetySettings: categories.map((category) => ({ category, threshold: HarmBlockThreshold.BLOCK_ONLY_HIGH })),
      abortSignal,
    },
  };
}

function partsOf({ documents, images = [], task }: Call): Part[] {
  return [...(documents === undefined ? [] : [{ text: documents }]), ...images.flatMap(imageParts), { text: task }];
}

function imageParts({ document_name, page, image }: ModelImage): Part[] {
  return [
    { text: tag(`image document="${escapeName(document_name)}" page="${page}"`, '') },
    { inlineData: { mimeType: 'image/jpeg', data: Buffer.from(image).toString('base64') } },
  ];
}

async function waitFor(milliseconds: number, deadline: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal: deadline });
  } catch (error) {
    throw new ModelFailedError('timeout', error);
  }
}

function report(response: GenerateContentResponse, call: Call, milliseconds: number): void {
  const { usageMetadata: usage, candidates = [] } = response;
  const used = {
    ...{ purpose: call.purpose, model: call.model, location: locationFor(call.model, call.location), milliseconds },
    input_tokens: usage?.promptTokenCount ?? 0,
    estimated_tokens: estimateOf(call),
    output_tokens: (usage?.candidatesTokenCount ?? 0) + (usage?.thoughtsTokenCount ?? 0),
    cached_tokens: usage?.cachedContentTokenCount ?? 0,
    finish_reason: candidates[0]?.finishReason ?? 'none',
  };
  const priced: ModelCall = { ...used, usd: costOf(used, systemClock().slice(0, 10)) };
  logLine('INFO', 'Gemini replied', priced);
  if (used.input_tokens > used.estimated_tokens)
    logLine('WARNING', 'A prompt had more tokens than estimated', {
      model: used.model,
      tokens: used.input_tokens,
      estimated: used.estimated_tokens,
    });
  call.onCall?.(priced);
}

function estimateOf({ instruction, documents = '', images = [], task, schema }: Call): number {
  const texts = [instruction, documents, task, JSON.stringify(schema)];
  return texts.reduce((sum, text) => sum + estimateTokens(text), images.length * IMAGE_TOKENS);
}

function readResponse(response: GenerateContentResponse): string {
  const [candidate] = response.candidates ?? [];
  if (response.promptFeedback?.blockReason !== undefined) throw new ModelFailedError('refused');
  if (candidate?.finishReason !== undefined && REFUSALS.has(candidate.finishReason))
    throw new ModelFailedError('refused');
  return (candidate?.content?.parts ?? []).map((part) => (part.thought ? '' : (part.text ?? ''))).join('');
}

const REFUSALS: ReadonlySet<string> = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII']);

/** Also an error without a status: the connection was lost. */
function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status !== 'number' || status === 408 || status === 429 || status >= 500;
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
