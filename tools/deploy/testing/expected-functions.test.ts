import { SIZES } from '../../../functions/src/function-options.ts';
import { FUNCTIONS, OPTIONAL } from './expected-functions.ts';

// The deployment itself takes minutes to test, so a function it does not know is found here.
it('names each function that has a size', () => {
  expect([...FUNCTIONS, ...OPTIONAL].sort()).toEqual(Object.keys(SIZES).sort());
});
