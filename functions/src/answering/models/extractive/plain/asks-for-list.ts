const ASKS_FOR_LIST =
  /^\s*(?:please )?(?:list|name|give (?:me|us))\b|\ball (?:of )?(?:the|our|\p{L}+s)\b|^\s*(?:which|what) (?:(?:are|were) (?:the|all|our)\b.*\p{L}s\b|(?:\p{L}+ ){0,3}\p{L}{3,}s\b)|^\s*what (?:counts?|qualifies|is considered|do we have to)\b|^\s*what\s+(?:in|on|part of) (?:the|a|an)\b.*\bpanel\b/iu;

/** `What is this`, `which analysis`: words that end like plurals. */
const NO_PLURAL = /\b(?:is|was|does|has|this|us|analysis|basis|diagnosis|status|always|versus)\b/giu;

/** Whether a question wants several things named. */
export function asksForList(question: string): boolean {
  return ASKS_FOR_LIST.test(question.replace(NO_PLURAL, ' '));
}
