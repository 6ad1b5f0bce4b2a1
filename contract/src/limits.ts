const MEBIBYTE = 1024 * 1024;

/** Lengths are in UTF-16 code units after trimming. */
export const LIMITS = {
  title: { min: 5, max: 200 },
  question: { min: 10, max: 5_000 },
  answer: { min: 1, max: 20_000 },
  comment: { max: 2_000 },
  personName: { min: 2, max: 120 },
  siteName: { min: 1, max: 120 },
  studyName: { min: 1, max: 120 },
  /** RFC 5321. */
  email: { max: 254 },
  password: { min: 8, max: 128 },
  rating: { min: 1, max: 5, default: 3 },
  /** Below the 32 MiB at which Cloud Functions refuses a request. */
  documentBytes: 30 * MEBIBYTE,
  documentPages: 1_000,
  documentName: { max: 200 },
  /** Bytes. */
  jsonBytes: 256 * 1024,
  citationsPerAnswer: 50,
  /** Keeps the record far below Firestore's 1 MiB. */
  queriesPerRequest: 40,
  /** Specification, section 9. */
  invitationHours: 48,
  /** Until an interrupted registration may be retried. */
  registrationLeaseSeconds: 30,
  sitesPerUser: 1_000,
  auditPage: 100,
  /** Calls per window of `seconds`. A shared address (a site, a proxy) may make `mostShared`. */
  rates: {
    registration: { most: 60, mostShared: 600, seconds: 600 },
    request: { most: 100, seconds: 3_600 },
    draft: { most: 500, seconds: 86_400 },
  },
} as const;
