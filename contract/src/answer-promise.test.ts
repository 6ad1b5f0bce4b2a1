import { promisedTime } from './answer-promise.ts';
import { PRIORITIES } from './choices.ts';
import { DEFAULT_ANSWER_TIMES } from './entities/answer-times.ts';

it('promises an answer sooner by default, the higher the priority', () => {
  expect(PRIORITIES.map((priority) => promisedTime(DEFAULT_ANSWER_TIMES.promises[priority]))).toEqual([
    '3 working days',
    '1 working day',
    '4 working hours',
  ]);
});
