import { readdirSync, readFileSync } from 'node:fs';

/** Most memory that the processes of each function have had so far, in MiB; functions by name. Linux only. */
export function peakMemory(): Map<string, number> {
  const peaks = new Map<string, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const found = peakOf(pid);
    if (found !== null) peaks.set(found.name, Math.max(found.mib, peaks.get(found.name) ?? 0));
  }
  return peaks;
}

function peakOf(pid: string): { name: string; mib: number } | null {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    const name = environment.find((entry) => entry.startsWith('FUNCTION_TARGET='))?.slice('FUNCTION_TARGET='.length);
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return name && peak ? { name, mib: Math.ceil(Number(peak) / 1024) } : null;
  } catch {
    return null; // It has just exited.
  }
}
