/** Replaces the regular-expression engine of Firestore's pipeline queries; see vite.config.ts. */
export const RE2JS = {
  compile(): never {
    throw new Error('Pipeline queries with patterns are not part of this build');
  },
};
