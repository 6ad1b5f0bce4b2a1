import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.ts';
import { BROWSER_ORIGINS } from './addresses.ts';
import { allowConnections, withEmulators } from './hosting-config.ts';

interface Deployed {
  hosting: { public: string; headers: { source: string; headers: { key: string; value: string }[] }[] };
  emulators: Record<string, boolean | object>;
}

const deployed = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as Deployed;

function policyOf({ hosting }: Deployed): string[] {
  const headers = hosting.headers.filter(({ source }) => source === '**').flatMap((rule) => rule.headers);
  return (headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '').split('; ');
}

test('the deployed policy allows no inline script, no foreign code and no emulator', () => {
  const policy = policyOf(deployed);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.join(' ')).not.toMatch(/unsafe-inline|'unsafe-eval'|127\.0\.0\.1|localhost|http:|\*/);
});

test('the local policy is the deployed one plus connections to the emulators', () => {
  const local = withEmulators(deployed);
  const connections = (policy: string[]) => policy.find((directive) => directive.startsWith('connect-src')) ?? '';
  expect(connections(policyOf(local))).toBe([connections(policyOf(deployed)), ...BROWSER_ORIGINS].join(' '));
  const others = (policy: string[]) => policy.filter((directive) => !directive.startsWith('connect-src'));
  expect(others(policyOf(local))).toEqual(others(policyOf(deployed)));
  expect(local.hosting.public).toBe(deployed.hosting.public);
});

test('a policy without connect-src is an error', () => {
  expect(() => allowConnections("default-src 'self'", ['http://127.0.0.1:8080'])).toThrow(/connect-src/);
});
