const MEBIBYTE = 1024 * 1024;

/** Lengths are in UTF-16 code units after trimming. */
export const LIMITS = {
  title: { min: 5, max: 200 },
  question: { min: 10, max: 5_000 },
  answer: { min: 1, max: 20_000 },
  comment: { max: 2_000 },
  noteText: { max: 5_000 },
  /** Colleagues that one note mentions. */
  mentions: { max: 20 },
  announcementTitle: { max: 150 },
  announcementText: { max: 10_000 },
  reason: { max: 500 },
  versionLabel: { max: 60 },
  personName: { min: 2, max: 120 },
  siteName: { min: 1, max: 120 },
  studyName: { min: 1, max: 120 },
  /** Of the numbers of a study's requests. */
  numberPrefix: { min: 2, max: 8 },
  /** RFC 5321. */
  email: { max: 254 },
  password: { min: 8, max: 128 },
  rating: { min: 1, max: 5, default: 3 },
  /** After sending, in which an evaluation can be changed. */
  evaluationHours: 24,
  /** Answers in a row with the evaluation as preset, after which their sender is reminded. */
  presetEvaluations: 10,
  /** Below the 32 MiB at which Cloud Functions refuses a request. */
  documentBytes: 30 * MEBIBYTE,
  /** The application sends larger files to Storage in chunks, past the functions. */
  wholeUploadBytes: 5 * MEBIBYTE,
  /** Storage takes multiples of 256 KiB. */
  uploadChunkBytes: 4 * MEBIBYTE,
  /** Until an unfinished upload is given up. */
  uploadHours: 24,
  documentPages: 1_000,
  documentName: { max: 200 },
  citationsPerAnswer: 100,
  /** Of a search in the documents of a request. */
  search: { max: 500 },
  /** Taken from one page. */
  citedWords: { max: 4_000 },
  /** Of what is confirmed about one field of a study; all fields share one record. */
  quotesPerFact: 40,
  factText: { max: 12_000 },
  /** Assigned in one call, which is one transaction. */
  assignedAtOnce: 100,
  /** Specification, section 9. */
  invitationHours: 48,
  /** Until a mailed link for a new password expires. */
  passwordResetMinutes: 60,
  /** Age of a sign-in that confirms a change of password or a signature. */
  freshSignInMinutes: 15,
  /** Without activity, until a person is signed out, if the organisation wants it. */
  idleMinutes: { min: 5, max: 480, default: 15 },
  /** Between the warning and the sign-out. */
  idleWarningSeconds: 60,
  /** Of a promised answer. With the other limits of answer times, every question is due within ten years. */
  workingDays: { min: 1, max: 60 },
  workingHours: { min: 1, max: 100 },
  /** From opening to closing. */
  workingDayMinutes: { min: 60 },
  holidays: { max: 200, first: '2000-01-01', last: '2099-12-31' },
  holidayName: { max: 80 },
  timeZone: { max: 64 },
  /** Of each topic. */
  safetyWords: { max: 100 },
  safetyWord: { min: 2, max: 60 },
  /** Of a question and topic. */
  safetyWordsShown: 8,
  replyTitle: { max: 80 },
  replyText: { max: 5_000 },
  /** Listed in one reply of the API. */
  savedReplies: { personal: 200, shared: 500 },
  viewName: { max: 60 },
  sitesPerView: { max: 200 },
  /** Listed in one reply of the API. */
  savedViews: { personal: 50, shared: 50 },
  sitesPerUser: 1_000,
  /** Sites whose teams are counted in one call. */
  teamSizes: { max: 100 },
  /** Studies whose figures are counted in one call. */
  studyFigures: { max: 100 },
  /** Responses that a person has read one by one. */
  readMarks: 1_000,
  auditPage: 100,
  /** Records of one page of a list in the API. */
  listPage: { max: 1_000 },
  searchText: { max: 200 },
  searchPage: { max: 50, default: 20 },
} as const;
