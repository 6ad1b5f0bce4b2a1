/** How soon after a question the research team promises its answer. Sites see the promise, the team its clock. */
export interface AnswerPromise {
  amount: number;
  unit: PromiseUnit;
}

/** Value stored, label shown. */
export const PROMISE_UNITS = { working_day: 'Working days', working_hour: 'Working hours' } as const;

type PromiseUnit = keyof typeof PROMISE_UNITS;

const UNITS: Record<PromiseUnit, string> = { working_day: 'working day', working_hour: 'working hour' };

/** For example "3 working days". */
export function promisedTime({ amount, unit }: AnswerPromise): string {
  return `${amount} ${UNITS[unit]}${amount === 1 ? '' : 's'}`;
}
