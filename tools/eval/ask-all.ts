import { measure, type Measured, type Scope } from './measure.ts';
import type { Question } from './questions.ts';

/** `answerFrom` overrides the evidence needed for an answer. */
export async function askAll(
  questions: Question[],
  scopes: ReadonlyMap<string, Scope>,
  answerFrom?: number,
): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const question of questions) {
    const scope = scopes.get(question.document);
    if (!scope) throw new Error(`${question.id} asks about an unknown document`);
    results.push(await measure(question, scope, answerFrom));
  }
  return results;
}
