/** Any number chooses. Errors: nothing to choose from. */
export function chosen<Item>(list: readonly Item[], number: number): Item {
  const item = list[number % Math.max(1, list.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}
