import type { CollectionReference } from 'firebase-admin/firestore';

/** Those that exist; in one call, and each is read once. */
export async function documentsById<T extends object>(
  from: CollectionReference<T>,
  ids: readonly string[],
): Promise<Map<string, T>> {
  const places = [...new Set(ids)].map((id) => from.doc(id));
  if (places.length === 0) return new Map();
  const found = await from.firestore.getAll(...places);
  // The SDK forgets the converter's type.
  return new Map(found.filter(({ exists }) => exists).map((doc) => [doc.id, doc.data() as T]));
}
