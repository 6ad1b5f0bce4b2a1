import type { PhrasingContent } from 'mdast';
import type { ContentText } from 'pdfmake/interfaces.js';

const SUPERSCRIPT = /\^([^^\s]+)\^/;

/** Text with its emphasis, superscripts (`^a^`) and line breaks. Throws on Markdown that the sources do not use. */
export function inlines(nodes: PhrasingContent[]): ContentText[] {
  return nodes.flatMap((node): ContentText[] => {
    if (node.type === 'text') return superscripts(node.value);
    if (node.type === 'strong') return [{ text: inlines(node.children), bold: true }];
    if (node.type === 'emphasis') return [{ text: inlines(node.children), italics: true }];
    if (node.type === 'html' && node.value === '<br>') return [{ text: '\n' }];
    throw new Error(`No layout for ${node.type}`);
  });
}

function superscripts(value: string): ContentText[] {
  return value
    .split(SUPERSCRIPT)
    .map((text, index): ContentText => (index % 2 === 1 ? { text, sup: true } : { text }))
    .filter(({ text }) => text !== '');
}
