import type { TableHints } from './table.ts';

/** What a comment in a source asks of the blocks that follow it. */
export type Directive =
  | { kind: 'contents' }
  | { kind: 'page'; orientation: 'portrait' | 'landscape' | null }
  | ({ kind: 'table' } & TableHints);

const COMMENT = /^<!-- (?<name>\w+) ?(?<rest>.*?) ?-->$/;

/**
 * Reads `<!-- contents -->`, `<!-- page -->`, `<!-- landscape -->`, `<!-- portrait -->` and
 * `<!-- table 20 40 40, heads 3 -->`. Throws on any other.
 */
export function readDirective(html: string): Directive {
  const groups = COMMENT.exec(html.trim())?.groups;
  const rest = groups?.rest ?? '';
  switch (groups?.name ?? '') {
    case 'contents':
      return { kind: 'contents' };
    case 'page':
      return { kind: 'page', orientation: null };
    case 'landscape':
      return { kind: 'page', orientation: 'landscape' };
    case 'portrait':
      return { kind: 'page', orientation: 'portrait' };
    case 'table': {
      const [widths = '', heads = 'heads 1'] = rest.split(', ');
      return { kind: 'table', widths: widths.split(' ').map(Number), heads: Number(heads.replace('heads ', '')) };
    }
    default:
      throw new Error(`No such directive: ${html}`);
  }
}
