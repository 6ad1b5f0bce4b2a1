import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile.ts';

export interface Change {
  /** Of the places in the value, modulo their number. */
  at: number;
  kind: 'replace' | 'remove' | 'add' | 'wrap' | 'repeat';
  name: string;
  value: unknown;
}

/** Changes of a valid body, one after the other. */
export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    at: fc.nat({ max: 200 }),
    kind: fc.constantFrom<Change['kind'][]>('replace', 'replace', 'replace', 'remove', 'add', 'wrap', 'repeat'),
    name: hostileText,
    value: hostileValue,
  }),
  { minLength: 1, maxLength: 3 },
);

export function changedJson(good: unknown, list: readonly Change[]): unknown {
  return list.reduce((value, change) => {
    const places = placesOf(value, []);
    return changedAt(value, places[change.at % places.length] ?? [], change);
  }, good);
}

type Place = readonly string[];

function placesOf(value: unknown, place: Place): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...place, name]))];
}

function changedAt(value: unknown, [first, ...rest]: Place, change: Change): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return changedHere(value, change);
  const isRemoved = rest.length === 0 && change.kind === 'remove';
  const entries = Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => {
    if (name !== first) return [[name, inner] as const];
    return isRemoved ? [] : [[name, changedAt(inner, rest, change)] as const];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function changedHere(value: unknown, { kind, name, value: other }: Change): unknown {
  switch (kind) {
    case 'replace':
    case 'remove':
      return other;
    case 'add':
      return typeof value === 'object' && value !== null ? { ...value, [name]: other } : other;
    case 'wrap':
      return [value];
    case 'repeat':
      return typeof value === 'string' ? value.repeat(200) : Array.from({ length: 2_000 }, () => value);
  }
}
