import { studySettingsPayload } from '../payloads/study-settings.ts';
import { citedPageReply, studySettingsReply } from '../replies/cited-page.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const CITED_PAGE_OPERATIONS = {
  getCitedPage: {
    ...ROUTES.getCitedPage,
    summary: 'The page of a citation of a sent answer; for a site in its document only if the study allows it',
    needs: 'read_requests',
    reply: citedPageReply,
  },
  getStudySettings: {
    ...ROUTES.getStudySettings,
    summary: 'Settings of a study',
    needs: 'read_facts',
    reply: studySettingsReply,
  },
  putStudySettings: {
    ...ROUTES.putStudySettings,
    summary: 'Change the settings of a study',
    needs: 'change_studies',
    body: studySettingsPayload,
    reply: studySettingsReply,
  },
} as const satisfies Operations;
