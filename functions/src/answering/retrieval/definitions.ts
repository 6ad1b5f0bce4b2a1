import { isApparatus } from '../../ingestion/facts/section-role.ts';
import type { QuestionForm } from '../question/question.ts';
import { termsOf } from '../text/terms.ts';
import { isAtLeast, passagesCovering } from './likely-passages.ts';
import { coveredShare, foundIn, scoreSentence, weighQuestion, type WeighedQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundStatement } from './scope.ts';

/** What links a name to its meaning. */
const DEFINES =
  /\b(?:(?:is|are|was|were|be|been) (?:hereby |further )?(?:defined|considered|understood) (?:as|by|to be)|(?:is|are|will be) (?:determined|calculated|derived|achieved) (?:based on|from|as|by|if|when)|defined as|means?|refers? to|(?:is|are) (?:any|one of|one or more of|an?))\b/iu;

/** Before the name. */
const CLAUSE = /[:;,]\s|\s[–-]\s|\b(?:that|which|where|when|if)\b/u;

/** Words beside the name: `Clinical response at Week 8 is defined as`. More of them are about something else. */
const MOST_OTHERS = 3;

/** As for several countries. */
const MOST = 4;

/** Sentences that define what a question asks about, with the fewest words beside its name. */
export function definitionStatement(
  form: Extract<QuestionForm, { kind: 'definition' }>,
  { index, weighed }: { index: ScopeIndex; weighed: WeighedQuestion },
): FoundStatement[] {
  const asked = index.readQuestion({ title: '', question: form.subject, earlier: [] });
  const subject = weighQuestion(asked, index.rarityOf);
  if (subject.concepts.length === 0) return [];
  const defining = passagesCovering(index, subject, 1)
    .filter(({ passage: { context, section } }) => !context.history && !isApparatus(section))
    .flatMap((entry) =>
      index.read(entry.key).sentences.flatMap((sentence) => {
        const others = wordsBeside(subject, sentence.text);
        return others === null ? [] : [{ entry, sentence, others }];
      }),
    );
  const fewest = Math.min(...defining.map(({ others }) => others));
  const passages = defining
    .filter(({ others }) => others === fewest)
    .slice(0, MOST)
    .map(({ entry, sentence }) => foundIn(entry, [scoreSentence(sentence, weighed)]));
  return passages.length > 0
    ? [{ form, source: 'section', heading: form.subject, fit: 1, visitHeaders: [], passages }]
    : [];
}

/** How many words the sentence has beside the name that it defines; null if it defines something else. */
function wordsBeside(subject: WeighedQuestion, sentence: string): number | null {
  const defines = DEFINES.exec(sentence);
  if (!defines) return null;
  const name = new Set(termsOf(sentence.slice(0, defines.index).split(CLAUSE).at(-1) ?? ''));
  const others = Math.max(0, name.size - subject.concepts.length);
  return isAtLeast(coveredShare(subject, name), 1) && others <= MOST_OTHERS ? others : null;
}
