const SEVERE = new Set(['WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY']);

/** Such as MaxListenersExceededWarning, caused by libraries. */
const NODE_WARNING = /^\((node:\d+\) .*Warning: |Use `node --trace-warnings)/;

/**
 * Formats a line of the emulators' log for the console; null hides it. Shown are failures of functions and what
 * functions print themselves, except structured entries below WARNING.
 */
export function formatLogLine(line: string): string | null {
  const printed = /^> {2}(.*)$/.exec(line)?.[1];
  if (printed !== undefined) return printedByFunction(printed);
  return /^\S\s+functions(\[[^\]]*\])?: .*(failed|error|exception|crash|timed out)/i.test(line) ? line : null;
}

function printedByFunction(printed: string): string | null {
  if (NODE_WARNING.test(printed)) return null;
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
