import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { KnownHead } from '../functions/src/audit/check-chain.ts';
import { describeError, PlainError } from './plain-error.ts';
import { useProject } from './use-project.ts';

/*
 * Checks a project's audit trail against its hash chain. Uses Application Default Credentials; a project named demo-… is
 * on the emulators. Exit code 1 when anything was changed.
 */

const USAGE = 'npm run check-audit -- --project PROJECT [--public-key FILE.pem] [--head NUMBER:SHA256]';

async function main(): Promise<void> {
  const { project, publicKey, head } = readOptions();
  const isLocal = project.startsWith('demo-');
  useProject(project);
  const { checkChain } = await import('../functions/src/audit/check-chain.ts');
  const { LOCAL_PUBLIC_KEY } = await import('../functions/src/audit/signing/local-key.ts');
  const key = publicKey === undefined ? null : createPublicKey(readFileSync(publicKey));
  const report = await checkChain(key ?? (isLocal ? LOCAL_PUBLIC_KEY : null), head);
  console.log(`${report.linked} entries in ${report.blocks} blocks; ${report.unlinked} not linked yet`);
  if (report.removed > 0) console.log(`${report.removed} of them were removed when their retention was over.`);
  if (report.head) console.log(`Head: ${report.head.number}:${report.head.sha256}`);
  if (!key && !isLocal) console.log('Signatures were not checked: pass --public-key.');
  if (!head) console.log('Blocks removed from the end were not looked for: pass --head from the logs.');
  for (const { kind, block, entry } of report.faults) {
    console.log(
      `FAULT ${kind}${block === null ? '' : ` in block ${block}`}${entry === null ? '' : `: audit/${entry}`}`,
    );
  }
  console.log(report.faults.length === 0 ? 'The audit trail is intact.' : `${report.faults.length} faults found.`);
  if (report.faults.length > 0) process.exitCode = 1;
}

function readOptions(): { project: string; publicKey: string | undefined; head: KnownHead | null } {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { project: text, 'public-key': text, head: text } });
    if (!values.project) throw new Error('--project is needed.');
    return { project: values.project, publicKey: values['public-key'], head: knownHead(values.head) };
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function knownHead(text: string | undefined): KnownHead | null {
  if (text === undefined) return null;
  const [, number, sha256] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (number === undefined || sha256 === undefined) throw new Error('--head is NUMBER:SHA256.');
  return { number: Number(number), sha256 };
}

try {
  await main();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
