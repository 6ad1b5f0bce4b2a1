import { BULLET_SIGNS } from '../layout/list-mark.ts';
import type { Passage } from '../passages/passage.ts';
import { sectionName } from './section-name.ts';
import { isApparatus, isBackground, isFrontMatter, isInstrument, isTitlePage } from './section-role.ts';

const BULLET = new RegExp(`^[${BULLET_SIGNS}o–−-]\\s+`, 'u');
const SENTENCE_END = /\n|(?<=[.!?])\s+/u;

/** `19BSponsor`: what some writers of PDFs leave of a bookmark before a label. */
const BOOKMARK = /^\d{1,3}B(?=\p{Lu}\p{Ll})/u;

/** Characters by which a printed heading is longer than its name. */
const MAX_MARKUP = 40;

interface SectionView {
  names: string[];
  isApparatus: boolean;
  isBackground: boolean;
  isFrontMatter: boolean;
}

/** Prepared for the patterns of all fields. */
export interface ReadablePassage {
  passage: Passage;
  /** One object for all passages of a section. */
  section: SectionView;
  isFrontMatter: boolean;
  /** Without bullets and bookmarks. */
  lines: string[];
  /** Without those that repeat the heading. A row is one. */
  sentences: string[];
}

export function readablePassages(passages: readonly Passage[]): ReadablePassage[] {
  const sections = new Map<string, SectionView>();
  return passages.map((passage) => {
    const key = passage.section.join('\n');
    const section = sections.get(key) ?? viewOf(passage.section);
    sections.set(key, section);
    const plain = passage.text.normalize('NFKC');
    const heading = section.names.at(-1) ?? '';
    return {
      passage,
      section,
      isFrontMatter: section.isFrontMatter || (isTitlePage(passage) && isFrontMatter(passage)),
      lines: plain.split('\n').map((line) => line.replace(BULLET, '').replace(BOOKMARK, '')),
      sentences: (passage.kind === 'table' ? [plain] : plain.split(SENTENCE_END)).filter(
        (sentence) => sentence.length > heading.length + MAX_MARKUP || sectionName(sentence) !== heading,
      ),
    };
  });
}

function viewOf(section: readonly string[]): SectionView {
  return {
    names: section.map(sectionName),
    isApparatus: isApparatus(section) || isInstrument(section),
    isBackground: isBackground(section),
    isFrontMatter: isFrontMatter({ section, page: Infinity }),
  };
}
