import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { longDate, type FrontMatter } from './read-source.ts';

export function titlePage(front: FrontMatter): Content[] {
  const facts: [string, string][] = [
    ['Protocol number', front.protocol],
    ['Study name', front.study],
    ['Version and date', `Version ${front.version}, ${longDate(front.date)}`],
    ['Study phase', front.phase],
    ['Investigational product', front.product],
    ['Indication', front.indication],
    ['Sponsor', `${front.sponsor}\n${front.address}`],
    ['Medical monitor', front.monitor],
  ];
  return [
    { text: 'CLINICAL STUDY PROTOCOL', style: 'kicker' },
    { text: front.title, style: 'title' },
    {
      table: {
        widths: ['32%', '*'],
        body: facts.map(([label, value]): TableCell[] => [{ text: label, bold: true }, { text: value }]),
      },
      layout: {
        hLineWidth: () => 0.5,
        vLineWidth: () => 0,
        hLineColor: '#b8c1cc',
        paddingTop: () => 6,
        paddingBottom: () => 6,
      },
      margin: [0, 24, 0, 36],
    },
    {
      text: [
        { text: 'Confidentiality statement. ', bold: true },
        `This document is the property of ${front.sponsor}. It is given to the investigator, the study staff and the ethics committee for the conduct of this study. It may not be disclosed to others without the sponsor's written consent, except as needed to obtain informed consent from those who are to take part.`,
      ],
      style: 'small',
    },
    {
      text: [
        { text: 'Sample document. ', bold: true },
        'The study, the sponsor, the product, the results quoted and every person and place named in this protocol are invented.',
      ],
      style: 'small',
    },
  ];
}
