import { request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { API_BASE } from '@trialdesk/contract/paths';
import { OPERATIONS } from '@trialdesk/contract/operations';
import { functionOrigin } from '../addresses.ts';
import type { CallOptions } from '../api-world.ts';
import { hangsAfterMs } from '../hangs-after.ts';
import { changedBytes } from './changed-bytes.ts';
import { changedJson } from './changed-json.ts';
import type { FuzzedCall } from './fuzzed-call.ts';

export interface RawReply {
  status: number;
  body: string;
}

/** Of JSON, far beyond what is read. A platform refuses much more by itself, in its own words. */
const MOST_BYTES = 4 * 2 ** 20;

interface GoodCall {
  target: string;
  options: CallOptions;
  token: string | null;
}

/** A valid call with the changes, to the function itself, since Hosting's emulator fails by itself on some addresses; over a plain connection: `fetch` would tidy the address and refuse headers. */
export async function sendFuzzed(fuzzed: FuzzedCall, good: GoodCall): Promise<RawReply> {
  const [method = '', address = ''] = good.target.split(' ');
  const { body, type } = await bodyOf(fuzzed, good.options);
  const headers = {
    // Node gives the body of a GET or DELETE no length by itself; it would be read as the next request.
    ...(body && { 'Content-Length': String(body.byteLength) }),
    ...(good.token === null ? {} : { Authorization: `Bearer ${good.token}` }),
    ...(type === null ? {} : { 'Content-Type': type }),
    ...fuzzed.headers,
  };
  return send({ method: fuzzed.method ?? method, path: changedPath(fuzzed, address), headers, body });
}

function changedPath({ id, path, query }: FuzzedCall, good: string): string {
  const [address = '', search] = good.split('?');
  const template = OPERATIONS[id].path.split('/');
  const parameters = template.flatMap((segment, at) => (segment.startsWith('{') ? [at] : []));
  const segments = address.split('/');
  const at = path && parameters.length > 0 ? parameters[path.at % parameters.length] : undefined;
  if (path && at !== undefined) segments[at] = encodeURIComponent(path.text.toWellFormed()).slice(0, 6_000);
  const added = (query ?? []).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const all = [...(search === undefined ? [] : [search]), ...added].join('&');
  return segments.join('/') + (all === '' ? '' : `?${all.slice(0, 8_000)}`);
}

/** Half of a character cannot be encoded. A lone percent sign is sent as it is, except in a path, which the emulator reads too. */
function encoded(text: string): string {
  return text === '%' ? text : encodeURIComponent(text.toWellFormed()).slice(0, 6_000);
}

async function bodyOf(
  { json, bytes }: FuzzedCall,
  options: CallOptions,
): Promise<{ body: Uint8Array | null; type: string | null }> {
  if (options.form) {
    const whole = new Response(options.form);
    const body = new Uint8Array(await whole.arrayBuffer());
    return { body: bytes ? changedBytes(body, bytes) : body, type: whole.headers.get('Content-Type') };
  }
  if (options.json === undefined) return { body: null, type: null };
  const value = json ? changedJson(options.json, json) : options.json;
  const body = new TextEncoder().encode(JSON.stringify(value)).subarray(0, MOST_BYTES);
  return { body: bytes ? changedBytes(body, bytes) : body, type: 'application/json' };
}

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | null;
}

/** Over a connection of its own, since the server may just be closing one that was used before. */
function send({ method, path, headers, body }: Sent): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      functionOrigin() + API_BASE + path,
      { method, headers: { ...headers }, agent: false },
      (reply) => {
        textOf(reply).then((text) => resolve({ status: reply.statusCode ?? 0, body: text }), reject);
      },
    );
    outgoing.setTimeout(hangsAfterMs(60), () => outgoing.destroy(new Error('No reply')));
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}
