import type { Quote } from '@trialdesk/contract/entities/citation';

/** Consecutive quotes of one page. */
export interface QuoteRun {
  source: Quote;
  texts: string[];
}

export function quoteRuns(quotes: readonly Quote[]): QuoteRun[] {
  const runs: QuoteRun[] = [];
  for (const quote of quotes) {
    const run = runs.at(-1);
    if (run?.source.document_id === quote.document_id && run.source.page === quote.page)
      run.texts.push(quote.text_snippet);
    else runs.push({ source: quote, texts: [quote.text_snippet] });
  }
  return runs;
}
