import path from 'node:path';

/** Paths in code style; PLACEHOLDERS and globs are ignored. */
const TOP_FOLDERS = ['contract', 'docs', 'e2e', 'functions', 'rules-tests', 'samples', 'tools', 'web'];
const PLACEHOLDER = /[*<>{}…]|[A-Z]{4,}(?!\.md)/;

/** Links and paths in backticks that do not exist. Paths are relative to the project's folder. */
export function missingPaths(file: string, text: string, exists: (path: string) => boolean): string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target));
  const named = [...text.matchAll(/`([\w.-]+\/[^`\s]*)`/g)]
    .map(([, target = '']) => target)
    .filter(
      (target) =>
        TOP_FOLDERS.includes(target.split('/')[0] ?? '') && !PLACEHOLDER.test(target) && !target.includes('/.env.'),
    );
  return [...new Set([...links, ...named])].filter((target) => !exists(target));
}

/** Links to a heading, within `docs` or to other pages, that does not exist. */
export function missingAnchors(file: string, text: string, read: (path: string) => string): string[] {
  return [...text.matchAll(/\]\(([^)#\s:]*\.md)?#([^)]+)\)/g)].flatMap(([, target, anchor = '']) => {
    const page = target === undefined ? file : path.posix.join(path.posix.dirname(file), target);
    const anchors = [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    return anchors.includes(anchor) ? [] : [`${page}#${anchor}`];
  });
}

/** As GitHub forms it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');
}
