/** For values that recur, such as sections. Keeps every result for as long as the function is kept. */
export function memoized<Value, Result>(
  read: (value: Value) => Result,
  keyOf: (value: Value) => string,
): (value: Value) => Result {
  const known = new Map<string, { result: Result }>();
  return (value) => {
    const key = keyOf(value);
    const before = known.get(key);
    if (before) return before.result;
    const result = read(value);
    known.set(key, { result });
    return result;
  };
}
