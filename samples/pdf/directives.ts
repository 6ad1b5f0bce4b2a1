import type { TableHints } from './table.ts';

/** An instruction for the blocks that follow a comment. */
export type Directive =
  | { kind: 'contents' }
  | { kind: 'page'; orientation: 'portrait' | 'landscape' | null }
  | ({ kind: 'table' } & TableHints);

const COMMENT = /^<!-- (?<name>\w+) ?(?<rest>.*?) ?-->$/;

/**
 * Parses `<!-- contents -->`, `<!-- page -->`, `<!-- landscape -->`, `<!-- portrait -->` and
 * `<!-- table 20 40 40, headers 3 -->`. Throws on any other.
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
      const [widths = '', headers = 'headers 1'] = rest.split(', ');
      return {
        kind: 'table',
        widths: widths.split(' ').map(Number),
        headerRows: Number(headers.replace('headers ', '')),
      };
    }
    default:
      throw new Error(`No such directive: ${html}`);
  }
}
