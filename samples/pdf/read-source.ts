import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** `date` is an ISO day. */
export interface FrontMatter {
  title: string;
  study: string;
  protocol: string;
  version: string;
  date: string;
  phase: string;
  product: string;
  indication: string;
  sponsor: string;
  address: string;
  monitor: string;
}

export interface ProtocolSource {
  front: FrontMatter;
  blocks: RootContent[];
}

const FENCED = /^---\n(?<front>.*?)\n---\n(?<body>.*)$/s;

/** Throws when the front matter or one of its keys is missing. */
export function readSource(markdown: string): ProtocolSource {
  const groups = FENCED.exec(markdown)?.groups;
  if (groups?.front === undefined || groups.body === undefined) throw new Error('The source has no front matter');
  const tree = fromMarkdown(groups.body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return { front: readFront(groups.front), blocks: tree.children };
}

function readFront(text: string): FrontMatter {
  const pairs = text.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), line.slice(colon + 2).trim()];
  });
  const lines = new Map(pairs);
  const value = (key: keyof FrontMatter): string => {
    const found = lines.get(key);
    if (!found) throw new Error(`The front matter has no "${key}"`);
    return found;
  };
  return {
    title: value('title'),
    study: value('study'),
    protocol: value('protocol'),
    version: value('version'),
    date: value('date'),
    phase: value('phase'),
    product: value('product'),
    indication: value('indication'),
    sponsor: value('sponsor'),
    address: value('address'),
    monitor: value('monitor'),
  };
}

/** Such as `14 March 2025`. */
export function longDate(isoDay: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDay));
}
