/** In words: between the visit and what says that it is off schedule, and between that and what else it may be said of. */
const NEAR = { visit: 8, thing: 4 };

/** That a visit is not held as planned, or may not be. */
const OFF =
  /\b(?:miss(?:es|ed|ing)?|skip(?:s|ped)?|late|early|delay(?:s|ed)?|overdue|postpon(?:es?|ed)|reschedul(?:es?|ed)|shift(?:s|ed)?|mov(?:e|ed)|push(?:ed)?|br(?:ing|ought)|(?:out ?(?:side)?|(?:with)?in|inside|past|before|after|beyond) (?:of )?(?:the |its |h(?:is|er) |their )?(?:visit )?window|(?:can(?:no|')t|could(?: not|n't)|unable to) (?:come|make|attend|get|be there)|(?:does|did|do)(?: not|n't) (?:come|show|turn up|attend|make)|no[- ]show|holidays?|vacation|away|travell?ing|too soon|forgot|deviation|(?:come|comes|seen?|do|done|held|hold|attend|visit)(?: [\p{L}\d]+){0,4} (?:later|earlier))\b/gu;

/** What has rules of its own when it is late or left out. */
const THING =
  /^(?:dos(?:es?|ed|ing)|tablets?|capsules?|pills?|patch(?:es)?|infusions?|injections?|drug|imp|ip|treatment|therapy|samples?|draws?|bloods?|pk|diar(?:y|ies)|questionnaires?|scans?|imaging|ct|mri|ecgs?|x-?rays?|biops(?:y|ies)|labs?|entr(?:y|ies)|periods?)$/u;

/** `may I still dose?` asks what follows, and does not say what is late. */
const ASKS_TO_DOSE = /\b(?:(?:can|may|do|should|could|ok to) )?(?:i|we|they|s?he|still)(?: still)?(?: be)? dosed?\b/gu;

const NAMED = [
  /\b(?:visit|v) ?-?\d+\w*\b/gu,
  /\b[a-z]{1,2}-\d+\b(?= visit)/gu,
  /\b(?:c ?\d+ ?d ?\d+|cycle \d+,? day \d+)\b/gu,
  /\b(?:week|cycle|day|month) ?-?\d+\w*\b/gu,
];

/** The visit that a question in lower case says is missed, late, early or outside its window; null if it names none. */
export function visitOffSchedule(plain: string): string | null {
  const asked = plain.replace(ASKS_TO_DOSE, ' ');
  const [named] = NAMED.flatMap((pattern) => [...asked.matchAll(pattern)]);
  if (!named) return null;
  const words = [...asked.matchAll(/[\p{L}\d'-]+/gu)].map(({ index, 0: word }) => ({ index, word }));
  const placeOf = (index: number) => words.filter((word) => word.index < index).length;
  const visits = [named, ...asked.matchAll(/\b(?:visits?|appointments?)\b/gu)].map(({ index }) => placeOf(index));
  const around = (first: number, end = first + 1) => words.slice(Math.max(0, first - NEAR.thing), end + NEAR.thing);
  const isOfThing = (near: typeof words) => near.some(({ word }) => THING.test(word));
  const isOff = [...asked.matchAll(OFF)].some(({ index, 0: said }) => {
    const [first, end] = [placeOf(index), placeOf(index + said.length)];
    return visits.some((at) => at >= first - NEAR.visit && at < end + NEAR.visit) && !isOfThing(around(first, end));
  });
  return isOff && !isOfThing(around(placeOf(named.index))) ? inFull(named[0]) : null;
}

/** `visit 8`, `c3d1`, however it is typed. */
export function inFull(visit: string): string {
  return visit.replace(/^v(?:isit)? ?(?=-?\d)/u, 'visit ').replace(/^c(?:ycle)? ?(\d+),? ?d(?:ay)? ?(\d+)$/u, 'c$1d$2');
}
