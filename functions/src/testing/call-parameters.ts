import type { OperationId } from '@trialdesk/contract/operations';
import type { ApiWorld } from './api-world.ts';
import type { CallRecords } from './call-records.ts';
import { sendChunks } from './direct-upload.ts';
import { forgetDocument } from './uploaded-protocol.ts';

/** Values of path parameters; an operation that uses something up gets a new one each time. */
export async function callParameters(
  world: ApiWorld,
  records: CallRecords,
  id: OperationId,
): Promise<Record<string, string>> {
  const { site, study, document, open, queryId } = records;
  switch (id) {
    case 'getRole':
      return { email: records.researcher.user.email };
    case 'getRequest':
    case 'verifyRequest':
    case 'setPriority':
    case 'markSeen':
    case 'noteWriting':
    case 'endWriting':
    case 'exportRequest':
    case 'submitResponse':
    case 'findPassages':
    case 'addNote':
    case 'readNotes':
      return { id: open };
    case 'addCitation':
    case 'findEarlierAnswers':
    case 'regenerateDraft':
    case 'patchQueryResponse':
    case 'putQueryResponse':
    case 'postQueryResponse':
      return { id: open, query_id: queryId };
    case 'followUp':
      return { id: await records.answeredRequest() };
    case 'addToQuestion':
    case 'correctQuestion':
    case 'withdrawQuestion':
    case 'startReview':
    case 'reuseAnswer':
      return records.newQuestion();
    case 'approveAnswer':
    case 'changeEvaluation':
      return records.sentByAdministrator();
    case 'withdrawApproval':
      return records.approvedAnswer();
    case 'rateAnswer':
      return records.answered;
    case 'renameUser':
    case 'changeAccess':
      return { id: records.colleague.user.id };
    case 'deleteUser':
      return { id: await records.invitedId() };
    case 'deleteDocument':
      return { id: await records.unreadableDocument() };
    case 'getInvitation':
    case 'completeRegistration':
      return { userId: await records.invitedId() };
    case 'completePasswordReset':
      return { token: await records.resetToken() };
    case 'renameSite':
    case 'getSiteName':
      return { id: site.id };
    case 'changeStudy':
    case 'getStudy':
    case 'countReceivers':
    case 'getStudyFacts':
    case 'getStudySettings':
    case 'putStudySettings':
      return { id: study.id };
    case 'getCitedPage':
      return { ...records.answered, number: '1' };
    case 'getAnnouncedDocument':
      return { id: await records.announcedDocument() };
    case 'prepareSharing':
      return records.answered;
    case 'getSharedPage':
      return { id: await records.announcedAnswer(), number: '1' };
    case 'reviewStudyFact':
      return { id: study.id, field: 'phase' };
    case 'setDocumentStudy':
    case 'setDocumentStatus':
    case 'readDocumentAgain':
    case 'getDocumentUrl':
      return { id: document };
    case 'finishUpload': {
      const session = await records.pendingUpload();
      world.later(() => forgetDocument(session.id));
      await sendChunks(session, records.pdf);
      return { id: session.id };
    }
    case 'cancelUpload':
      return { id: (await records.pendingUpload()).id };
    case 'getAnnouncement':
    case 'markAnnouncementRead':
    case 'listReceipts':
    case 'remindOfAnnouncement':
      return { id: await records.announcement() };
    case 'changeSavedReply':
    case 'deleteSavedReply':
      return { id: await records.sharedReply() };
    case 'changeSavedView':
    case 'deleteSavedView':
      return { id: await records.sharedView() };
    case 'listAnnouncements':
    case 'announce':
    case 'shareAnswer':
    case 'startUpload':
    case 'dismissScoreReminder':
    case 'listSiteManagers':
    case 'listUsers':
    case 'inviteUser':
    case 'listRequests':
    case 'searchRequests':
    case 'findReceivedAnswers':
    case 'listAllRequests':
    case 'createRequest':
    case 'listSites':
    case 'createSite':
    case 'listContacts':
    case 'countTeams':
    case 'listStudies':
    case 'createStudy':
    case 'getStudyFigures':
    case 'listDocuments':
    case 'uploadDocument':
    case 'getAiSettings':
    case 'putAiSettings':
    case 'getPreferences':
    case 'putAppearance':
    case 'putNotifications':
    case 'putReadMarks':
    case 'putShortcuts':
    case 'putWorkspace':
    case 'assignRequests':
    case 'listAudit':
    case 'listUndeliveredMails':
    case 'getUsage':
    case 'getReport':
    case 'listReportedQuestions':
    case 'getHealth':
    case 'describeApi':
    case 'getSecuritySettings':
    case 'putSecuritySettings':
    case 'getAnswerTimes':
    case 'putAnswerTimes':
    case 'getSafetyWords':
    case 'putSafetyWords':
    case 'listSavedReplies':
    case 'createSavedReply':
    case 'createSavedView':
    case 'changePassword':
    case 'signOutEverywhere':
    case 'requestPasswordReset':
      return {};
  }
}
