import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = /-repository\.ts$/;
const VALUE_IMPORTS = /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'/gm;

/** @type {Map<string, boolean>} */
const known = new Map();

/**
 * Whether it reaches the database through its imports, which makes it a service.
 * @param {string} file
 * @returns {boolean}
 */
function usesRepository(file) {
  const found = known.get(file);
  if (found !== undefined) return found;
  known.set(file, false);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const targets = [...source.matchAll(VALUE_IMPORTS)].map(([, to = '']) => path.resolve(path.dirname(file), to));
  const uses = targets.some((target) => isDatabase(target) || usesRepository(target));
  known.set(file, uses);
  return uses;
}

/** @param {string} file */
function isDatabase(file) {
  return REPOSITORY.test(file) || path.basename(path.dirname(file)) === 'firebase';
}

/**
 * A repository imports repositories and pure modules, never a service.
 * @type {import('eslint').Rule.RuleModule}
 */
export const repositoryImports = {
  meta: { type: 'problem', schema: [], messages: { service: 'A repository must not import a service: {{file}}.' } },
  create: (context) => ({
    ImportDeclaration(node) {
      const to = String(node.source.value);
      if (!to.startsWith('.') || ('importKind' in node && node.importKind === 'type')) return;
      const file = path.resolve(path.dirname(context.filename), to);
      if (isDatabase(file) || !usesRepository(file)) return;
      context.report({ node, messageId: 'service', data: { file: path.basename(file) } });
    },
  }),
};
