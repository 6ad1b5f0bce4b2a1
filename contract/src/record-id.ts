/** What an id of a record can look like; anything else is the id of nothing, and no path is made from it. */
export const RECORD_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

export function isRecordId(value: string): boolean {
  return RECORD_ID.test(value);
}
