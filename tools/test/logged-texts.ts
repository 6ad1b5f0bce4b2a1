/** Shorter texts, such as "Yes.", occur anywhere. */
const SHORTEST = 20;
/** The beginning is enough: a log line may cut the rest. */
const COMPARED = 60;

/** Those texts of people that a log repeats, raw or within JSON. */
export function loggedTexts(log: string, texts: Iterable<string>): string[] {
  return [...new Set(texts)].filter((text) => {
    const start = text.trim().slice(0, COMPARED);
    return start.length >= SHORTEST && [start, JSON.stringify(start).slice(1, -1)].some((form) => log.includes(form));
  });
}
