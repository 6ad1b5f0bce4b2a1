import type { PhrasingContent } from 'mdast';
import type { ContentText } from 'pdfmake/interfaces.js';

const SUPERSCRIPT = /\^([^^\s]+)\^/;
/** Larger than table text, because pdfmake sets superscripts at little more than half size. */
const SUPERSCRIPT_SIZE = 10;

type Marks = Pick<ContentText, 'bold' | 'italics'>;

/** Converts emphasis, superscripts (`^a^`) and line breaks. Throws on Markdown that the sources do not use. */
export function inlines(nodes: PhrasingContent[], marks: Marks = {}): ContentText[] {
  return nodes.flatMap((node): ContentText[] => {
    if (node.type === 'text') return superscripts(node.value).map((run) => ({ ...run, ...marks }));
    if (node.type === 'strong') return inlines(node.children, { ...marks, bold: true });
    if (node.type === 'emphasis') return inlines(node.children, { ...marks, italics: true });
    if (node.type === 'html' && node.value === '<br>') return [{ text: '\n' }];
    throw new Error(`No layout for ${node.type}`);
  });
}

function superscripts(value: string): ContentText[] {
  return value
    .split(SUPERSCRIPT)
    .map((text, index): ContentText => (index % 2 === 1 ? { text, sup: true, fontSize: SUPERSCRIPT_SIZE } : { text }))
    .filter(({ text }) => text !== '');
}
