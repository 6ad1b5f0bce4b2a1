import type { InferType } from 'yup';
import type { citationAnswer } from '../answers/requests.ts';

/** A quote that an answer rests on. */
export type Citation = InferType<typeof citationAnswer>;

/** Words that stand verbatim (white space and ligatures normalised) on a page of a protocol document. */
export type Quote = Omit<Citation, 'number'>;
