/** Limits that the server alone applies, apart from `LIMITS` since the browser loads those. */
export const SERVER_LIMITS = {
  /** Shown together. */
  notesPerRequest: 500,
  /** Bytes. */
  jsonBytes: 256 * 1024,
  foundPassages: 12,
  /** Keeps the record far below Firestore's 1 MiB. */
  queriesPerRequest: 40,
  /** Remembered of a person; the oldest questions are forgotten first. */
  seenRequests: 2_000,
  /** Additions and corrections of one question; they share its record. */
  changesPerQuestion: 10,
  /** People of a site who rate one answer; they share its record. */
  feedbackPerAnswer: 50,
  /** Until an interrupted registration, or reset of a password, may be retried. */
  registrationLeaseSeconds: 30,
  /** Calls per window of `seconds`; registrations per invitation, and `mostShared` per address. */
  rates: {
    registration: { most: 20, mostShared: 600, seconds: 600 },
    /** Mails with a link for a new password; per address of mail, and `mostShared` per caller. */
    passwordReset: { most: 5, mostShared: 100, seconds: 3_600 },
    /** Every change a person makes; far more than anyone needs. */
    write: { most: 1_000, seconds: 600 },
    request: { most: 100, seconds: 3_600 },
    /** Searches of received answers while a question is typed. */
    lookup: { most: 600, seconds: 3_600 },
    /** Uploads in chunks. */
    upload: { most: 200, seconds: 3_600 },
    draft: { most: 500, seconds: 86_400 },
    /** Refusals on the audit trail; more in an hour add nothing. */
    recordedRefusal: { most: 60, seconds: 3_600 },
  },
} as const;
