/** Takes the place of the engine that Firestore's pipeline queries match patterns with; see vite.config.ts. */
export const RE2JS = {
  compile(): never {
    throw new Error('Pipeline queries with patterns are not part of this build');
  },
};
