import type { AiSettingsRecord } from '@trialdesk/contract/entities/ai-settings';
import type { AnswerTimesRecord } from '@trialdesk/contract/entities/answer-times';
import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import type { Note } from '@trialdesk/contract/entities/note';
import type { SafetyWordsRecord } from '@trialdesk/contract/entities/safety-words';
import type { SecuritySettingsRecord } from '@trialdesk/contract/entities/security-settings';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type {
  RequestSummary,
  SiteRequestSummary,
  StoredQuery,
  StoredSiteQuery,
} from '@trialdesk/contract/entities/request';
import type { Presence } from '@trialdesk/contract/entities/presence';
import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import type { ScoreStreak } from '@trialdesk/contract/entities/score-streak';
import type { SeenRequests } from '@trialdesk/contract/entities/seen-requests';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { ReadMarks } from '@trialdesk/contract/entities/read-marks';
import type { BudgetNotice } from '@trialdesk/contract/entities/usage';
import type { User } from '@trialdesk/contract/entities/user';

/** Collections the browser reads, with the type of their documents. */
export interface Records {
  users: User;
  sites: Site;
  studies: Study;
  requests: RequestSummary;
  requestQueries: StoredQuery;
  siteRequests: SiteRequestSummary;
  siteRequestQueries: StoredSiteQuery;
  seenRequests: SeenRequests;
  presence: Presence;
  savedViews: SavedView;
  evaluations: Evaluation;
  scoreStreaks: ScoreStreak;
  notes: Note;
  documents: StudyDocument;
  settings: Partial<AiSettingsRecord>;
  budgetNotices: BudgetNotice;
  readMarks: ReadMarks;
  answerTimes: Partial<AnswerTimesRecord>;
  safetyWords: Partial<SafetyWordsRecord>;
  securitySettings: Partial<SecuritySettingsRecord>;
}
