const SEVERE = new Set(['WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY']);

/** Node's warnings about libraries' habits, such as their listeners; they stay in the emulators' log. */
const WARNING_OF_NODE = /^\((node:\d+\) .*Warning: |Use `node --trace-warnings)/;

/**
 * What of a line of the emulators a person should see, or null: what functions print themselves (of structured entries
 * only warnings and worse), and that functions do not load or break.
 */
export function worthShowing(line: string): string | null {
  const printed = /^> {2}(.*)$/.exec(line)?.[1];
  if (printed !== undefined) return printedByFunction(printed);
  return /^\S\s+functions(\[[^\]]*\])?: .*(failed|error|exception|crash|timed out)/i.test(line) ? line : null;
}

function printedByFunction(printed: string): string | null {
  if (WARNING_OF_NODE.test(printed)) return null;
  const entry = parseEntry(printed);
  if (entry === null) return printed;
  const { severity, message, ...rest } = entry;
  if (typeof severity !== 'string' || !SEVERE.has(severity)) return null;
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  return `${severity} ${String(message)}${details}`;
}

function parseEntry(text: string): Record<string, unknown> | null {
  try {
    const entry: unknown = JSON.parse(text);
    return typeof entry === 'object' && entry !== null && 'severity' in entry ? { ...entry } : null;
  } catch {
    return null;
  }
}
