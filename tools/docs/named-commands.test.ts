import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../project.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const commands = path.dirname(createRequire(import.meta.url).resolve('firebase-tools/lib/commands/index.js'));
const pages = [
  ...['README.md', 'deploy/example.env', '.github/workflows/*.yml', 'ops/*.md', 'samples/*.md', 'docs/**/*.md'],
].flatMap((pattern) => globSync(pattern, { cwd: ROOT }));

/** Where the options of a script are read, but for those of tools/use-project.ts. */
const SOURCES: Record<string, string> = {
  deploy: 'tools/deploy/main.ts',
  'create-admin': 'tools/create-admin.ts',
  migrate: 'tools/migrate.ts',
  retention: 'tools/retention.ts',
  'check-audit': 'tools/check-audit.ts',
};

it.each(pages)('%s names only commands and options that exist', (page) => {
  const text = read(page);
  const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/g)].map(
    ([, run, short]) => run ?? short ?? '',
  );
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);

  const called = [...text.matchAll(/\bnpm run ([\w:-]+) --\s([^`\n]*)/g)].flatMap(([, script = '', given = '']) => {
    const source = SOURCES[script];
    return source === undefined
      ? []
      : [...given.matchAll(/--([\w-]+)/g)].map(([, option = '']) => ({ source, option }));
  });
  const unknown = called.filter(({ source, option }) => {
    const isNamed = new RegExp(`\\b'?${option.replaceAll('-', '\\-')}'?\\b`);
    return !isNamed.test(read(source)) && !isNamed.test(read('tools/use-project.ts'));
  });
  expect(unknown).toEqual([]);

  const files = new Set(globSync('*.js', { cwd: commands }));
  const ofFirebase = [...text.matchAll(/\bnpx firebase ([\w:]+)/g)].map(([, name = '']) => name);
  expect(ofFirebase.filter((name) => !files.has(`${name.replaceAll(':', '-')}.js`))).toEqual([]);
});
