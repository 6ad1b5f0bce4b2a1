import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { Node, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { blocks } from './blocks.ts';
import { MARGIN, pageFooter, pageHeader } from './page-frame.ts';
import type { ProtocolSource } from './read-source.ts';
import { BODY, STYLES, TEXT_STYLES } from './styles.ts';
import { titlePage } from './title-page.ts';

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');

/** Reproducible: the only timestamp is the version's date. */
export async function renderPdf(source: ProtocolSource): Promise<Uint8Array> {
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts));
  pdfmake.setFonts({
    Roboto: {
      normal: join(fonts, 'Roboto-Regular.ttf'),
      bold: join(fonts, 'Roboto-Medium.ttf'),
      italics: join(fonts, 'Roboto-Italic.ttf'),
      bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
    },
  });
  return pdfmake.createPdf(definition(source)).getBuffer();
}

function definition({ front, blocks: nodes }: ProtocolSource): TDocumentDefinitions {
  return {
    info: {
      title: `${front.study}: ${front.title}`,
      author: front.sponsor,
      subject: `Protocol ${front.protocol}, version ${front.version}`,
      creationDate: new Date(front.date),
    },
    language: 'en-US',
    displayTitle: true,
    pageSize: 'LETTER',
    pageMargins: [MARGIN.side, MARGIN.top, MARGIN.side, MARGIN.bottom],
    header: (_page, _pages, size) => pageHeader(front, size),
    footer: (page, pages, size) => pageFooter(front, { page, pages, size }),
    content: [...titlePage(front), ...blocks(nodes)],
    defaultStyle: BODY,
    styles: STYLES,
    pageBreakBefore: (node, nodes) => node.headlineLevel !== undefined && !nodes.getFollowingNodesOnPage().some(isText),
  };
}

/** `getFollowingNodesOnPage` includes page header, footer and headings, which are not text. */
function isText({ style }: Node): boolean {
  return typeof style === 'string' && TEXT_STYLES.includes(style);
}
