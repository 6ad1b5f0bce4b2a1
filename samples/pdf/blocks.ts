import type { Heading, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Content, ContentOrderedList, ContentStack, ContentText, ContentTocItem } from 'pdfmake/interfaces.js';
import { readDirective } from './directives.ts';
import { inlines } from './inlines.ts';
import { pdfTable, type TableHints } from './table.ts';

/** Marks blocks that must not be the last on a page. */
const KEEP_WITH_NEXT = 1;
const CONTENTS_DEPTH = 2;
const CONTENTS_INDENT = 14;
/** Points between a bullet's edge and its text's, as for numbers. */
const BULLET_INDENT = 11.3;
const PLAIN: TableHints = { widths: [], headerRows: 1 };

/** Throws on Markdown that the sources do not use. */
export function blocks(nodes: RootContent[]): Content[] {
  let breaks: Pick<ContentText, 'pageBreak' | 'pageOrientation'> = {};
  let hints = PLAIN;
  const content: Content[] = [];
  for (const node of nodes) {
    if (node.type === 'html') {
      const directive = readDirective(node.value);
      if (directive.kind === 'contents') content.push(contents());
      else if (directive.kind === 'table') hints = directive;
      else breaks = { pageBreak: 'before', ...(directive.orientation && { pageOrientation: directive.orientation }) };
      continue;
    }
    content.push({ ...block(node, hints), ...breaks });
    breaks = {};
    if (node.type === 'table') hints = PLAIN;
  }
  return content;
}

function block(node: RootContent, hints: TableHints): Exclude<Content, string | number | Content[]> {
  if (node.type === 'heading') return heading(node);
  if (node.type === 'paragraph') return paragraph(node);
  if (node.type === 'list') return list(node);
  if (node.type === 'table') return pdfTable(node, hints);
  throw new Error(`No layout for ${node.type}`);
}

function heading(node: Heading): ContentText | ContentTocItem {
  const text = { text: inlines(node.children), style: `heading${node.depth}`, headlineLevel: KEEP_WITH_NEXT };
  if (node.depth > CONTENTS_DEPTH) return text;
  return {
    ...text,
    text: plain(node.children),
    tocItem: true,
    tocMargin: [(node.depth - 1) * CONTENTS_INDENT, 0, 0, 0],
  };
}

function paragraph(node: Paragraph): ContentText {
  const start = plain(node.children);
  const text = inlines(node.children);
  if (start.startsWith('^')) return { text, style: 'footnotes' };
  if (/^(Table|Figure) [A-Z0-9]+\./.test(start)) return { text, style: 'caption', headlineLevel: KEEP_WITH_NEXT };
  return { text, style: 'paragraph', ...(start.endsWith(':') && { headlineLevel: KEEP_WITH_NEXT }) };
}

function list(node: List): ContentOrderedList | ContentStack {
  const items = node.children.map(listItem);
  return node.ordered ? { ol: items, start: node.start ?? 1, style: 'list' } : bulleted(items, 'list');
}

function listItem(item: ListItem): Content {
  return {
    stack: item.children.map((child): Content => {
      if (child.type === 'paragraph') return { text: inlines(child.children), style: 'listItem' };
      if (child.type !== 'list') throw new Error(`No layout for ${child.type} in a list`);
      const items = child.children.map(listItem);
      return child.ordered ? { ol: items, type: 'lower-alpha', style: 'sublist' } : bulleted(items, 'sublist');
    }),
  };
}

/** With bullets as text, as word processors print them; pdfmake would draw circles, which are no text. */
function bulleted(items: Content[], style: string): ContentStack {
  return { stack: items.map((item) => ({ columns: [{ text: '•', width: BULLET_INDENT }, item] })), style };
}

function plain(nodes: PhrasingContent[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? plain(node.children) : '')).join('');
}

function contents(): Content {
  return {
    toc: {
      title: { text: 'Table of contents', style: 'frontHeading' },
      textStyle: 'contents',
      numberStyle: 'contentsNumber',
    },
  };
}
