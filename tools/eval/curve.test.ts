import { abstentionCurve } from './curve.ts';
import { aMeasured } from './testing/a-measured.ts';

test('the curve ends where only answers remain that no threshold withholds', async () => {
  const ask = (answerFrom: number) =>
    Promise.resolve([
      aMeasured({ id: 'plain', outcome: 'ready' }),
      aMeasured({ id: 'situational', outcome: answerFrom > 0.25 ? 'not_found' : 'ready' }),
    ]);
  const points = await abstentionCurve(ask);
  expect(points.map(({ answerFrom }) => answerFrom)).toEqual([0, 0.1, 0.2, 0.3]);
});
