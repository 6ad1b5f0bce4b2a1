import type { AiSettingsRecord } from '@trialdesk/contract/entities/ai-settings';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { RequestRecord, SiteRequest } from '@trialdesk/contract/entities/request';
import type { User } from '@trialdesk/contract/entities/user';

/** Collections the browser reads, with the type of their documents. */
export interface Records {
  users: User;
  requests: RequestRecord;
  siteRequests: SiteRequest;
  documents: StudyDocument;
  settings: Partial<AiSettingsRecord>;
}
