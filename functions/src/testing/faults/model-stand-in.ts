import { fileURLToPath } from 'node:url';
import {
  answers,
  candidate,
  promptOf,
  startVertexServer,
  type Reply,
  type VertexServer,
} from '../../answering/testing/vertex-server.ts';
import type { ModelFault } from './model-faults.ts';

const HASTEN = fileURLToPath(new URL('hasten-model.ts', import.meta.url));

export const MODEL = 'a-model';

/** What the protocol of `fileProtocol` states. */
export const STATED = 'A missed week 4 visit may be made up within 3 days of the planned date.';

/** Cites the line that states it, or abstains without one. */
const truthful: Reply = (response, call) => {
  const [, line] = /^\[(\d+)\] [^\n]*made up within 3 days/m.exec(promptOf(call)) ?? [];
  const abstaining = candidate(JSON.stringify({ answerable: false, confidence: 'low', sentences: [] }));
  const reply = line === undefined ? abstaining : answers({ evidence: [Number(line)], text: STATED });
  reply(response, call);
};

/** In place of Gemini, for the workers that are started with its variables. */
export class ModelStandIn {
  readonly #port: number;
  #server: VertexServer | null;

  private constructor(server: VertexServer) {
    this.#server = server;
    this.#port = Number(new URL(server.config.baseUrl ?? '').port);
    server.reply(truthful);
  }

  static async start(): Promise<ModelStandIn> {
    return new ModelStandIn(await startVertexServer());
  }

  get variables(): NodeJS.ProcessEnv {
    return {
      GEMINI_MODEL: MODEL,
      GEMINI_API_KEY: 'a-key',
      VERTEX_BASE_URL: `http://127.0.0.1:${this.#port}`,
      NODE_OPTIONS: `--import ${HASTEN}`,
    };
  }

  async answer(): Promise<void> {
    await this.#replyWith(truthful);
  }

  async fail({ reply }: Pick<ModelFault, 'reply'>): Promise<void> {
    await (reply === 'none' ? this.end() : this.#replyWith(reply));
  }

  /** Refuses connections. */
  async end(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }

  async #replyWith(reply: Reply): Promise<void> {
    this.#server ??= await startVertexServer(this.#port);
    this.#server.reply(reply);
  }
}
