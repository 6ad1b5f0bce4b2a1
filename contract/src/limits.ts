const MEBIBYTE = 1024 * 1024;

/** Limits that forms, API, rules and ingestion share. Lengths are counted in UTF-16 code units after trimming. */
export const LIMITS = {
  title: { min: 5, max: 200 },
  question: { min: 10, max: 5_000 },
  answer: { min: 1, max: 20_000 },
  comment: { max: 2_000 },
  personName: { min: 2, max: 120 },
  siteName: { min: 1, max: 120 },
  studyName: { min: 1, max: 120 },
  /** Longest address that mail can be delivered to (RFC 5321). */
  email: { max: 254 },
  password: { min: 8, max: 128 },
  rating: { min: 1, max: 5, default: 3 },
  /** Below the 32 MiB at which Cloud Functions refuses a request. */
  documentBytes: 30 * MEBIBYTE,
  documentPages: 1_000,
  documentName: { max: 200 },
  /** Size of a JSON body in bytes. */
  jsonBytes: 256 * 1024,
  citationsPerAnswer: 50,
  /** Queries in one request's thread; keeps the record far below Firestore's 1 MiB for a document. */
  queriesPerRequest: 40,
  /** Hours until an invitation link ends (specification, section 9). */
  invitationHours: 48,
  /** Seconds after which an interrupted registration may be started again. */
  registrationLeaseSeconds: 30,
  /** Sites, and studies, that one user can be given. */
  sitesPerUser: 1_000,
  /** Entries in one page of the audit trail. */
  auditPage: 100,
  /**
   * Calls allowed per window of `seconds`, far beyond what people make. A site's people share one address; an address
   * shared by many (a proxy) may make `mostShared`.
   */
  rates: {
    registration: { most: 60, mostShared: 600, seconds: 600 },
    request: { most: 100, seconds: 3_600 },
    draft: { most: 500, seconds: 86_400 },
  },
} as const;
