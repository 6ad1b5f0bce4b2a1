import { fn, spyOn } from 'jest-mock';

/** Replaces `@jest/globals`, which works only inside Jest. */
export const jest = { fn, spyOn };
