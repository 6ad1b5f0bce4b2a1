import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { permissionSyntax } from './permissions.mjs';

const linter = new Linter();

/** What is reported of this code by these rules alone, without types. */
function messagesOf(code: string, syntax: typeof permissionSyntax): string[] {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...syntax] },
  } as const satisfies Linter.Config;
  return linter.verify(code, config, 'example.ts').map(({ message }) => message);
}

/** Each selector with examples that it alone must find. */
const REFUSED: string[][] = [
  ["member.role === 'Administrator'", "'Site Manager' !== role"],
  ['switch (member.role) {}'],
  ["switch (x) { case 'Administrator': }"],
  ["['Administrator', other].includes(x)"],
  ["users().where('role', '==', x)"],
  ['member.site_ids.includes(id)', 'study_ids.some(isOwn)'],
  ['member.site_ids.length > 0', 'study_ids.length === 0', 'reach.study_ids?.length', 'member.site_ids.at(0)'],
  ['member.site_ids[0]', 'study_ids[0]', 'reach.site_ids?.[0]'],
  ["scopeOf(member, 'read_sites')?.sites", "scopeOf(member, 'read_sites').studies"],
  ["scope.sites === 'all'", "scope?.studies !== 'own'", "scopeOf(member, 'read_sites')?.sites === 'all'"],
];

test('there is an example for each selector', () => {
  expect(permissionSyntax).toHaveLength(REFUSED.length);
});

test.each(REFUSED.flatMap((examples, at) => examples.map((code) => [code, at] as const)))('refuses %s', (code, at) => {
  const rule = permissionSyntax[at];
  expect(rule).toBeDefined();
  expect(messagesOf(code, rule ? [rule] : [])).toEqual([rule?.message]);
});

test.each([
  "can(member, 'answer_requests')",
  "covers(member, 'read_requests', { site_id, study_id })",
  'isAssignedSite(member, id)',
  "reachOf(member, 'read_requests')?.site_ids === null",
  'hasOwnSites(member)',
  'sites.length === 0',
  'member.site_ids.map(nameOf)',
  "view.sites === 'some'",
])('allows %s', (code) => {
  expect(messagesOf(code, permissionSyntax)).toEqual([]);
});
