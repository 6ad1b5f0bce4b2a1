import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThroughClient } from 'google-auth-library';
import type { GeminiConfig } from '../models/gemini/gemini.ts';

export interface VertexCall {
  path: string;
  body: {
    contents: { parts: { text?: string; inlineData?: { mimeType: string; data: string } }[] }[];
    systemInstruction: { parts: { text: string }[] };
    generationConfig: Record<string, unknown>;
    safetySettings: { threshold: string }[];
  };
}

export type Reply = (response: ServerResponse, call: VertexCall) => void;

/** Speaks Vertex AI's REST API. */
export interface VertexServer {
  calls: VertexCall[];
  /** Replies in this order; the last is repeated. */
  reply(...replies: Reply[]): void;
  config: GeminiConfig;
  close(): Promise<void>;
}

/** On a free local port unless one is given. */
export async function startVertexServer(at = 0): Promise<VertexServer> {
  const calls: VertexCall[] = [];
  let replies: Reply[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const call = { path: request.url ?? '', body: JSON.parse(body) as VertexCall['body'] };
      calls.push(call);
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      reply?.(response, call);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(at, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    reply: (...answers) => {
      replies = answers;
    },
    config: {
      project: 'a-project',
      location: 'europe-west4',
      model: 'gemini-test',
      baseUrl: `http://127.0.0.1:${port}`,
      auth: { authClient: new PassThroughClient() },
      retryDelay: 5,
      timeout: 1_500,
      rewriteTimeout: 1_500,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

export function send(status: number, body: unknown): Reply {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Empty text means no parts. */
export function candidate(text: string, finishReason = 'STOP'): Reply {
  return send(200, {
    candidates: [{ content: { role: 'model', parts: text === '' ? [] : [{ text }] }, finishReason }],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
    modelVersion: 'gemini-test',
  });
}

/** All text that a call sent besides its instructions. */
export function promptOf(call: VertexCall | undefined): string {
  return (call?.body.contents[0]?.parts ?? []).map(({ text = '' }) => text).join('\n');
}

/** In Google's error format. */
export function failed(code: number, status: string): Reply {
  return send(code, { error: { code, message: 'stand-in', status } });
}

/** One sentence that cites these lines. */
export function answer(evidence: number[], text = 'At least seven days.'): Reply {
  return answers({ evidence, text });
}

export function answers(...sentences: { evidence: number[]; text: string }[]): Reply {
  const evidence = sentences.flatMap((sentence) => sentence.evidence);
  return candidate(JSON.stringify({ evidence, answerable: true, sentences, confidence: 'high' }));
}

export function repairs(...sentences: { replaces: number; evidence: number[]; text: string }[]): Reply {
  return candidate(JSON.stringify({ sentences }));
}
