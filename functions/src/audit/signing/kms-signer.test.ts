import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { headMessage } from '../audit-block.ts';
import { kmsSigner } from './kms-signer.ts';

const KEY = 'projects/p/locations/l/keyRings/r/cryptoKeys/k/cryptoKeyVersions/1';
const HEAD = { number: 3, sha256: 'ab'.repeat(32) };

/** Answers as Cloud KMS does: it is sent the digest and signs with its own key. */
async function withKms(status: number, use: (origin: string, seen: string[]) => Promise<void>): Promise<void> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers.authorization ?? ''}`, body);
      const value = sign('sha256', headMessage(HEAD), pair.privateKey).toString('base64');
      response.writeHead(status).end(JSON.stringify({ signature: value }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  try {
    await use(`http://127.0.0.1:${address.port}`, seen);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const token = () => Promise.resolve('secret');

test('a head is signed by the key version that is configured', async () => {
  await withKms(200, async (origin, seen) => {
    const signature = await kmsSigner({ key: KEY, token, origin })(HEAD);
    expect(signature.key).toBe(KEY);
    const value = Buffer.from(signature.value, 'base64');
    expect(verify('sha256', headMessage(HEAD), pair.publicKey, value)).toBe(true);
    expect(seen[0]).toBe(`POST /v1/${KEY}:asymmetricSign Bearer secret`);
    expect(seen[1]).toMatch(/^\{"digest":\{"sha256":"[A-Za-z0-9+/]{43}="\}\}$/);
  });
});

test('a refusal fails the run, so that no block is stored unsigned', async () => {
  await withKms(403, async (origin) => {
    await expect(kmsSigner({ key: KEY, token, origin })(HEAD)).rejects.toThrow('403');
  });
});
