import { makeDocument } from '../../testing/make-scope.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { inContext } from './in-context.ts';
import { scopePassage } from '../../retrieval/scope.ts';

const RULE = 'Antacids are allowed during the study.';
const EXCEPTION = 'However, they may not be taken on the day of a visit.';
const FURTHER = 'Unless agreed with the sponsor, the dose is not changed.';
const OTHER = 'Paracetamol is allowed.';
const VISIT = 'Those who stop early return for a visit.';
const FOLLOWING = 'They then return after 4 weeks.';
const ATTEMPTS = 'Sites call twice and send a letter.';
const LOST = 'Anybody who cannot be reached after these attempts is lost to follow-up.';
const document = makeDocument('Protocol.pdf', [
  { text: `The list is in Appendix 2. ${RULE} ${EXCEPTION} ${FURTHER} ${OTHER}` },
  { text: `• ${RULE} ${EXCEPTION}`, kind: 'list' },
  { text: EXCEPTION },
  { text: `${VISIT} ${FOLLOWING} In this study, no dose is repeated.` },
  { text: `${ATTEMPTS} ${LOST} During this study, both are recorded. It is always the investigator who decides.` },
]);
const sentences = document.file.passages.flatMap((passage) => {
  const found = scopePassage(document, passage);
  return sentencesOf(passage).map((sentence) => ({ found, sentence }));
});
const [list, rule, exception, further, other, item, , cutOff, visit, following, own, attempts, lost, both, cleft] =
  sentences;

function shown(...chosen: (typeof list)[]): string[] {
  return inContext(chosen.flatMap((one) => one ?? [])).map(({ sentence }) => sentence);
}

it('puts the exceptions to a rule after it, and the rule before them, each once', () => {
  const whole = [RULE, EXCEPTION, FURTHER];
  expect(shown(rule)).toEqual(whole);
  expect(shown(exception)).toEqual(whole);
  expect(shown(further, other, rule)).toEqual([...whole, OTHER]);
  expect(shown(item)).toEqual([RULE, EXCEPTION]);
});

it('puts the sentence that another refers to before it', () => {
  expect(shown(following)).toEqual([VISIT, FOLLOWING]);
  expect(shown(visit)).toEqual([VISIT]);
  expect(shown(own)).toEqual([own?.sentence]);
  expect(shown(lost)).toEqual([ATTEMPTS, LOST]);
  expect(shown(attempts)).toEqual([ATTEMPTS]);
  expect(shown(both)).toEqual([both?.sentence]);
  expect(shown(cleft)).toEqual([cleft?.sentence]);
});

it('adds nothing to a sentence without exceptions, and nothing before a passage', () => {
  expect(shown(list)).toEqual([list?.sentence]);
  expect(shown(other)).toEqual([OTHER]);
  expect(shown(cutOff)).toEqual([EXCEPTION]);
});

it('keeps the further sources of a sentence', () => {
  if (!rule || !exception || !item) throw new Error('The protocol has six sentences');
  const repeated = { ...rule, also: [item] };
  expect(inContext([exception, repeated])[0]).toBe(repeated);
});
