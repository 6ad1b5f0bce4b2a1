import type { InferType } from 'yup';
import type { citationReply } from '../replies/requests.ts';

/** A quote that an answer rests on. */
export type Citation = InferType<typeof citationReply>;

/** Words that stand verbatim (white space and ligatures normalised) on a page of a protocol document. */
export type Quote = Omit<Citation, 'number'>;
