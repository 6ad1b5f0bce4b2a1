import { randomUUID } from 'node:crypto';
import { DEFAULT_AI_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { DEFAULT_ANSWER_TIMES } from '@trialdesk/contract/entities/answer-times';
import { DEFAULT_SAFETY_WORDS } from '@trialdesk/contract/entities/safety-words';
import { DEFAULT_PREFERENCES } from '@trialdesk/contract/entities/preferences';
import { securitySettingsOf, securitySettingsRecord } from '@trialdesk/contract/entities/security-settings';
import type { OperationId } from '@trialdesk/contract/operations';
import { PASSWORD, type CallOptions } from './api-world.ts';
import type { CallRecords } from './call-records.ts';
import { newAddress } from './invited-person.ts';
import { sharedAnswer } from './shared-answer.ts';

/** The body of a call; one that succeeds however often it is repeated. */
export function callOptions({ site, study, open, taken, answered, pdf }: CallRecords, id: OperationId): CallOptions {
  switch (id) {
    case 'createRequest':
      return {
        json: {
          title: 'Missed the visit',
          question: 'May the dose still be given?',
          category: 'other',
          studyId: study.id,
          siteId: site.id,
        },
      };
    case 'searchRequests':
      return { json: { text: 'dose' } };
    case 'findReceivedAnswers':
      return { json: { title: 'Missed the visit', site_id: site.id, study_id: study.id } };
    case 'followUp':
      return { json: { question: 'And after five days?', site_id: site.id, study_id: study.id } };
    case 'addToQuestion':
      return { json: { text: 'The visit was in week 4.' } };
    case 'correctQuestion':
      return { json: { question: 'May the dose still be given in week 4?' } };
    case 'withdrawQuestion':
      return { json: { reason: 'Found in the manual' } };
    case 'rateAnswer':
      return { json: { helpful: true } };
    case 'changeEvaluation':
      return { json: { answered: false, relevance: 2, tone: 4, citation_quality: 1, comment: 'Another page.' } };
    case 'submitResponse':
    case 'patchQueryResponse':
    case 'putQueryResponse':
    case 'postQueryResponse':
      return { json: { final_answer: 'Within three days.' } };
    case 'putStudySettings':
      return { json: { sites_open_documents: true } };
    case 'assignRequests':
      return { json: { request_ids: [open], owner_id: null, take_over: true } };
    case 'setPriority':
      return { json: { priority: 'high' } };
    case 'findPassages':
      return { json: { text: 'an invented protocol' } };
    case 'addNote':
      return { json: { text: 'The monitor has been asked.' } };
    case 'addCitation':
      return { json: taken };
    case 'reuseAnswer':
      return { json: { request_id: answered.id, query_id: answered.query_id } };
    case 'inviteUser':
      return { json: { email: newAddress(), role: 'Clinical Researcher', site_ids: [site.id], study_ids: [] } };
    case 'completeRegistration':
      return { json: { name: 'Robin Reed', password: PASSWORD } };
    case 'createSite':
    case 'createStudy':
      return { json: { name: `Made by a test ${randomUUID()}` } };
    case 'renameSite':
      return { json: { name: site.name } };
    case 'changeStudy':
      return { json: { name: study.name } };
    case 'reviewStudyFact':
      return { json: { decision: 'not_stated' } };
    case 'startUpload':
      return { json: { name: 'Calls.pdf', size: pdf.length } };
    case 'setDocumentStudy':
      return { json: { study_id: study.id } };
    case 'setDocumentStatus':
      return { json: { status: 'active' } };
    case 'uploadDocument': {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(pdf)], 'Call.pdf', { type: 'application/pdf' }));
      return { form };
    }
    case 'putAiSettings':
      return { json: DEFAULT_AI_SETTINGS };
    case 'putAppearance':
      return { json: DEFAULT_PREFERENCES.appearance };
    case 'putNotifications':
      return { json: DEFAULT_PREFERENCES.notifications };
    case 'putShortcuts':
      return { json: DEFAULT_PREFERENCES.shortcuts };
    case 'putReadMarks':
      return { json: { until: '2026-01-01T00:00:00.000Z', read: [] } };
    case 'putWorkspace':
      return { json: DEFAULT_PREFERENCES.workspace };
    case 'changeAccess':
      return { json: { role: 'Clinical Researcher', site_ids: [site.id], study_ids: [] } };
    case 'renameUser':
      return { json: { name: 'Robin Reed' } };
    case 'putSecuritySettings':
      return { json: securitySettingsOf(securitySettingsRecord(undefined)) };
    case 'putAnswerTimes':
      return { json: DEFAULT_ANSWER_TIMES };
    case 'putSafetyWords':
      return { json: DEFAULT_SAFETY_WORDS };
    case 'announce':
      return { json: { study_id: study.id, title: 'New kits', text: 'They arrive on Monday.' } };
    case 'shareAnswer':
      return { json: sharedAnswer(answered) };
    case 'createSavedReply':
    case 'changeSavedReply':
      return { json: { title: 'Out of window', text: 'Dear {{requester}},', is_shared: id === 'changeSavedReply' } };
    case 'createSavedView':
    case 'changeSavedView':
      return {
        json: {
          name: `Made by a test ${randomUUID()}`,
          query: { view: 'list', scope: 'all', owner: 'nobody' },
          is_shared: id === 'changeSavedView',
        },
      };
    case 'changePassword':
    case 'completePasswordReset':
      return { json: { password: PASSWORD } };
    case 'requestPasswordReset':
      return { json: { email: newAddress() } };
    case 'getRole':
    case 'getInvitation':
    case 'getAiSettings':
    case 'getPreferences':
    case 'listSiteManagers':
    case 'listUsers':
    case 'deleteUser':
    case 'listRequests':
    case 'listAllRequests':
    case 'getRequest':
    case 'verifyRequest':
    case 'exportRequest':
    case 'markSeen':
    case 'noteWriting':
    case 'readNotes':
    case 'endWriting':
    case 'regenerateDraft':
    case 'startReview':
    case 'findEarlierAnswers':
    case 'approveAnswer':
    case 'withdrawApproval':
    case 'dismissScoreReminder':
    case 'listSites':
    case 'listContacts':
    case 'countTeams':
    case 'getSiteName':
    case 'listStudies':
    case 'getStudy':
    case 'getStudyFigures':
    case 'getStudyFacts':
    case 'getStudySettings':
    case 'getCitedPage':
    case 'listDocuments':
    case 'deleteDocument':
    case 'finishUpload':
    case 'cancelUpload':
    case 'readDocumentAgain':
    case 'getDocumentUrl':
    case 'listAudit':
    case 'listUndeliveredMails':
    case 'getUsage':
    case 'getReport':
    case 'listReportedQuestions':
    case 'getHealth':
    case 'describeApi':
    case 'getSecuritySettings':
    case 'getAnswerTimes':
    case 'getSafetyWords':
    case 'listAnnouncements':
    case 'getAnnouncement':
    case 'countReceivers':
    case 'getAnnouncedDocument':
    case 'prepareSharing':
    case 'getSharedPage':
    case 'markAnnouncementRead':
    case 'listReceipts':
    case 'remindOfAnnouncement':
    case 'listSavedReplies':
    case 'deleteSavedReply':
    case 'deleteSavedView':
    case 'signOutEverywhere':
      return {};
  }
}
