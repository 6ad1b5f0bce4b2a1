import type { Citation, Quote } from '../entities/citation.ts';
import { citationFields, quoteFields } from './citation-fields.ts';
import { list, shape, text } from './reply-schema.ts';

/** A passage that a search found. */
export interface FoundPassageView {
  /** Of the sentence that fits best, or of the whole passage. */
  quote: Quote;
  /** The whole passage. */
  text: string;
}

export interface FoundPassagesView {
  /** Best first. */
  passages: FoundPassageView[];
}

export const foundPassagesReply = shape<FoundPassagesView>({
  passages: list(shape<FoundPassageView>({ quote: shape<Quote>(quoteFields), text: text() })),
});

export const citationReply = shape<Citation>(citationFields);
