import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { API_BASE, IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';
import type { Fault } from './write-points.ts';

const MAIN = fileURLToPath(new URL('worker-main.ts', import.meta.url));

export interface WorkerCall {
  token?: string;
  json?: unknown;
  form?: FormData;
  key?: string;
}

export interface WorkerReply<Body> {
  status: number;
  body: Body;
}

/** Since it was armed. */
export interface Seen {
  writes: number;
  lost: number;
}

type Command = 'draft' | 'facts' | 'file' | 'sweep';

/** Rejects a call when the process ends during it. */
export class Worker {
  private readonly child: ChildProcess;
  readonly origin: string;

  private constructor(child: ChildProcess, origin: string) {
    this.child = child;
    this.origin = origin;
  }

  static async start(variables: NodeJS.ProcessEnv = {}): Promise<Worker> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      env: { ...process.env, NODE_OPTIONS: '', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => printed.push(line));
    const lines = createInterface({ input: child.stdout });
    const port = await new Promise<string>((resolve, reject) => {
      lines.on('line', (line) => {
        const [, found] = /^port (\d+)$/.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => {
        reject(new Error(`The worker did not start:\n${printed.join('\n')}`));
      });
    });
    return new Worker(child, `http://127.0.0.1:${port}`);
  }

  async call<Body>(target: string, { token, json, form, key }: WorkerCall = {}): Promise<WorkerReply<Body>> {
    const [method = '', path = ''] = target.split(' ');
    const headers: Record<string, string> = { 'X-Forwarded-For': `${crypto.randomUUID()}, hosting` };
    if (token !== undefined) headers.Authorization = `Bearer ${token}`;
    if (key !== undefined) headers[IDEMPOTENCY_HEADER] = key;
    if (json !== undefined) headers['Content-Type'] = 'application/json';
    const body = form ?? (json === undefined ? null : JSON.stringify(json));
    const response = await fetch(this.origin + API_BASE + path, { method, headers, body });
    return { status: response.status, body: (await response.json()) as Body };
  }

  /** Delivers an event. `ahead` is how many seconds later it is. */
  async deliver(command: Command, subject = '', ahead = 0): Promise<void> {
    await this.control({ command, subject, ahead: String(ahead) });
  }

  async arm(fault: Fault | null): Promise<void> {
    const { at, when } = fault === null || fault === 'unanswered' ? { at: 0, when: fault ?? 'never' } : fault;
    await this.control({ command: 'arm', at: String(at), when });
  }

  async seen(): Promise<Seen> {
    return JSON.parse(await this.control({ command: 'seen' })) as Seen;
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await ended;
  }

  private async control(asked: Record<string, string>): Promise<string> {
    const response = await fetch(`${this.origin}/control?${new URLSearchParams(asked).toString()}`);
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text;
  }
}
