function absent(): never {
  throw new Error('The Realtime Database is not part of this build');
}

/** Replaces the Realtime Database, which reactfire references on import; see vite.config.ts. */
export {
  absent as get,
  absent as off,
  absent as onChildAdded,
  absent as onChildChanged,
  absent as onChildMoved,
  absent as onChildRemoved,
  absent as onValue,
};
