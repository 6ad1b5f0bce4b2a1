/** Functions that each deployment creates; events are retried. */
export const TRIGGERED = [
  'countEvaluation',
  'countQuestion',
  'findFacts',
  'readDocument',
  'releaseRequests',
  'sendMail',
  'spreadSiteName',
  'spreadStudyName',
  'writeDraft',
];

export const SCHEDULES = {
  linkAuditTrail: 'every 60 minutes',
  listExpired: '1 of month 05:00',
  requeueOrphanedJobs: 'every 1 minutes',
  weeklySummary: 'every monday 07:00',
};

export const FUNCTIONS = ['api', ...TRIGGERED, ...Object.keys(SCHEDULES)].sort();

/** Deployed only where a parameter asks for it. */
export const OPTIONAL = ['refuseAccount'];
