import type { Medicine, QuestionForm } from '../question/question.ts';
import { includesPhrase, phraseOf, termsOf } from '../text/terms.ts';
import { generalLeave } from './general-leave.ts';
import { SHORT_ITEM } from './lead-ins.ts';
import { passagesWithAny } from './likely-passages.ts';
import { foundIn, scoreSentence, type WeighedQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import {
  passageKey,
  type FoundPassage,
  type FoundSentence,
  type FoundStatement,
  type ScopeDocument,
  type ScopePassage,
} from './scope.ts';

/** Words that say whether something may be taken, in a sentence, its lead-in, its table or its heading. */
const GIVES_LEAVE =
  /\b(?:allow|permit|prohibit|forbid|forbidden|exclu|disallow|restrict|avoid|contraindicat|acceptable|inclusion|discontinu|wash-?out|stable dose)\p{L}*|\b(?:must|should|may|can|cannot|will) (?:not )?(?:be |have )?(?:us(?:ed?|ing)|tak(?:en?|ing)|receiv|giv|start|stop|continu|administ|monitor)\p{L}*|\bcaution\b|\brescue (?:medication|medicine|therapy|treatment)\b/iu;

/** Says of whatever is taken that it is written down, which gives no leave to take it. */
const ONLY_RECORDED = /\b(?:be|are|is|and) (?:recorded|documented|reported|collected|captured)\b/iu;
const SAYS_WHETHER = /\b(?:allow|permit|prohibit|forbid|forbidden|exclu|avoid|contraindicat)\p{L}*|\bnot be\b/iu;

/** Fields whose statements list medicines, and how much being in one counts. */
const IN_LIST = 3;
const PLACES: Record<string, number> = {
  prohibited: IN_LIST,
  permitted: IN_LIST,
  exclusion: 2,
  rescue: 2,
  inclusion: 1,
};

/** Entries of an answer; further ones repeat. */
const MOST_ENTRIES = 4;

/** A line of at most three words, such as `Cannabis`, above the sentences that say whether it may be taken. */
const TITLE = /^\p{Lu}[\p{L}'-]*(?: [\p{L}'-]+){0,2}$/u;

/** Of the lists shown for a medicine that no entry names. */
const MOST_LISTED = 20;

type MedicineForm = Extract<QuestionForm, { kind: 'medicine' }>;

interface Scoring {
  index: ScopeIndex;
  weighed: WeighedQuestion;
}

interface Placing extends Scoring {
  places: ReadonlyMap<string, number>;
}

/** A passage with sentences about a medicine. */
interface Spoken {
  found: FoundPassage;
  place: number;
  isNamed: boolean;
}

/**
 * Entries that say whether it may be taken (`entry`), else passages that name it (`mention`), else the lists of other
 * medicines (`lists`); without entries also what lets patients take whatever is not prohibited (`leave`).
 */
export function medicineStatements(form: MedicineForm, { index, weighed }: Scoring): FoundStatement[] {
  const places = placesOf(index);
  const spoken = passagesThatSpeakOf(form.medicine, { index, weighed, places });
  const named = spoken.filter(({ isNamed }) => isNamed);
  const entries = entriesOf(spoken.filter(givesLeave).flatMap(withoutRecords));
  const statement = (source: FoundStatement['source'], passages: FoundPassage[]): FoundStatement => ({
    ...{ form, source, heading: '', fit: 1, visitHeaders: [], passages },
  });
  if (entries.length > 0) return [statement('entry', passagesOf(entries.slice(0, MOST_ENTRIES)))];
  const leave = generalLeave(index, { weighed, placeOf: (key) => places.get(key) ?? 0 });
  return [
    named.length > 0
      ? statement('mention', passagesOf(named.slice(0, MOST_ENTRIES)))
      : statement('lists', passagesOf(listedMedicines({ index, weighed, places }).slice(0, MOST_LISTED))),
    ...(leave.length > 0 ? [statement('leave', leave)] : []),
  ];
}

function passagesOf(spoken: Spoken[]): FoundPassage[] {
  return spoken.map(({ found }) => found);
}

/** Those in lists of medicines that name it, else those in lists on its class before what names it elsewhere. */
function entriesOf(spoken: Spoken[]): Spoken[] {
  const listed = spoken.filter(({ place }) => place > 0);
  const named = spoken.filter(({ isNamed }) => isNamed);
  const namedInList = listed.filter(({ isNamed }) => isNamed);
  if (namedInList.length > 0) return namedInList;
  return listed.length > 0 || named.length > 0 ? [...listed, ...named] : spoken;
}

function withoutRecords(spoken: Spoken): Spoken[] {
  const all = spoken.found.sentences;
  const sentences = all.filter(({ text }) => !ONLY_RECORDED.test(text) || SAYS_WHETHER.test(text));
  if (sentences.length === all.length) return [spoken];
  return sentences.some(({ text }) => !TITLE.test(text)) ? [{ ...spoken, found: { ...spoken.found, sentences } }] : [];
}

/** Its lead-in may say so, and where medicines are listed also the caption or heading; elsewhere only the passage itself. */
function givesLeave({ found, place }: Spoken): boolean {
  const { text, section, context } = found.passage;
  const around = [...(context.groups ?? []), context.caption ?? '', section.at(-1) ?? ''];
  const headers = (context.cells ?? []).map(({ header }) => header);
  return GIVES_LEAVE.test([text, ...(context.leadIn ?? []), ...headers, ...(place > 0 ? around : [])].join('\n'));
}

/** By name, or in the lists of medicines by class; the lists first. */
function passagesThatSpeakOf(medicine: Medicine, { index, weighed, places }: Placing): Spoken[] {
  const formsIn = spokenForms(medicine);
  const words = [...documentsOf(index)].flatMap((document) => formsIn(document).words);
  const distinct = [...new Map(words.map((terms) => [terms.join(' '), terms])).values()];
  return passagesWithAny(index, distinct)
    .filter(({ passage }) => passage.kind !== 'heading' && !passage.context.history)
    .flatMap((entry): Spoken[] => {
      const place = places.get(entry.key) ?? 0;
      const { names, related } = formsIn(entry.document);
      const speaking = (spoken: Spelling[]) => sentencesWith(entry, { spoken, index, weighed });
      const named = speaking(names);
      const isNamed = named.length > 0;
      const sentences = isNamed ? named : speaking(related);
      return sentences.length > 0 ? [{ found: foundIn(entry, sentences), place, isNamed }] : [];
    })
    .toSorted((a, b) => b.place - a.place || b.found.score - a.found.score);
}

function sentencesWith(
  entry: ScopePassage,
  { spoken, index, weighed }: Scoring & { spoken: Spelling[] },
): FoundSentence[] {
  const { sentences } = index.read(entry.key);
  const naming = sentences.filter(({ text }) => {
    const terms = phraseOf(text);
    return spoken.some((phrases) => phrases.every((phrase) => includesPhrase(terms, phrase)));
  });
  const isShown = entry.passage.kind === 'list' && naming.length > 0 && sentences.length <= SHORT_ITEM;
  const titles = naming.filter(({ text }) => TITLE.test(text));
  const under = sentences.filter((_, at) => titles.some((title) => title === sentences[at - 1]));
  const shown = isShown ? sentences : sentences.filter((one) => naming.includes(one) || under.includes(one));
  return shown.map((sentence) => scoreSentence(sentence, weighed));
}

/** Items and rows, else sentences, of the lists of prohibited and permitted medicines. */
function listedMedicines({ index, weighed, places }: Placing): Spoken[] {
  const inLists = [...index.passages.values()].flatMap((entry): Spoken[] => {
    if (places.get(entry.key) !== IN_LIST) return [];
    const sentences = index.read(entry.key).sentences.map((sentence) => scoreSentence(sentence, weighed));
    return sentences.length > 0 ? [{ found: foundIn(entry, sentences), place: IN_LIST, isNamed: false }] : [];
  });
  const lists = inLists.filter(givesLeave);
  const items = lists.filter(({ found: { passage } }) => passage.kind === 'list' || passage.kind === 'table');
  return items.length > 0 ? items : lists;
}

function placesOf(index: ScopeIndex): Map<string, number> {
  const places = new Map<string, number>();
  for (const document of documentsOf(index))
    for (const { field, statements } of document.file.facts)
      for (const id of PLACES[field] === undefined ? [] : statements.flatMap(({ passages }) => passages)) {
        const key = passageKey(document, id);
        places.set(key, Math.max(places.get(key) ?? 0, PLACES[field] ?? 0));
      }
  return places;
}

function documentsOf(index: ScopeIndex): Set<ScopeDocument> {
  return new Set([...index.passages.values()].map(({ document }) => document));
}

/** Phrases that a sentence has, in any order, when it names a medicine or class. */
type Spelling = string[][];

interface SpokenForms {
  names: Spelling[];
  related: Spelling[];
  /** Of each of them, those that the index has. */
  words: string[][];
}

/** How protocols name the enzyme or transporter of an interaction, by its name in the tables. */
const TARGETS: Record<string, string[]> = {
  CYP3A4: ['CYP3A4', 'CYP3A', '3A4', 'CYP 3A'],
  'P-gp': ['P-gp', 'P-glycoprotein'],
};
const INTERACTION = new RegExp(`^(${Object.keys(TARGETS).join('|')}) (inhibitor|inducer|substrate)$`);

/** Classes of which protocols say `remedies`, `medications` or `products`. */
const CLASSES: Record<string, string> = { 'herbal supplement': 'herbal' };

/** Phrases that say it: of an interaction its words alone, as in `inhibitors and inducers of CYP3A4`. */
function spellingsOf(name: string): string[][] {
  const kind = CLASSES[name];
  if (kind !== undefined) return [[kind]];
  const [, target = '', role = ''] = INTERACTION.exec(name) ?? [];
  const targets = TARGETS[target] ?? [];
  return targets.length === 0 ? [[name]] : targets.map((each) => [each, role]);
}

/** `nonsteroidal` is also printed as two words. */
const NON = /^non(?=\p{L})/iu;

function beginsWith(phrase: readonly string[], start: readonly string[]): boolean {
  return start.length > 0 && start.every((term, at) => phrase[at] === term);
}

/** With the document's abbreviations. */
function spokenForms({ names, related }: Medicine): (document: ScopeDocument) => SpokenForms {
  const known = new Map<ScopeDocument, SpokenForms>();
  return (document) => {
    const before = known.get(document);
    if (before) return before;
    const long = Object.entries(document.file.abbreviations).map(([short, meaning]) => ({
      short,
      meaning: phraseOf(meaning),
    }));
    const spoken = (all: string[]) =>
      all.flatMap((name) => {
        const spellings = [name, ...(NON.test(name) ? [name.replace(NON, 'non-')] : [])];
        // A `tricyclic antidepressant` is another class than an `antidepressant`.
        const short = long.filter(({ meaning }) => spellings.some((each) => beginsWith(meaning, phraseOf(each))));
        return [...spellings, ...short.map((each) => each.short)];
      });
    const [named, alike] = [spoken(names).flatMap(spellingsOf), spoken(related).flatMap(spellingsOf)];
    const phrasesOf = (phrases: string[]): Spelling => phrases.map(phraseOf);
    const forms = {
      names: named.map(phrasesOf),
      related: alike.map(phrasesOf),
      words: [...named, ...alike].map((phrases) => termsOf(phrases.join(' '))),
    };
    known.set(document, forms);
    return forms;
  };
}
