/** Valid in Firestore and safe in a path. */
const RECORD_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

export function isRecordId(value: string): boolean {
  return RECORD_ID.test(value);
}
