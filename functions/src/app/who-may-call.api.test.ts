import { OPERATIONS, type OperationId } from '@trialdesk/contract/operations';
import { users } from '../firebase/collections.ts';
import { ApiWorld, callApi, TestPerson } from '../testing/api-world.ts';
import { endsSessions, openCallWorld, type ApiCall, type CallWorld } from '../testing/call-of-each-kind.ts';
import { expiredToken, forgedToken, tokenOfAnotherProject } from '../testing/tokens.ts';

/**
 * Status per call and caller. Everything belongs to the site of `manager` and `researcher`; `elsewhere` is a Clinical
 * Researcher of another one, `otherstudy` one of the same site and another study. The tokens of the first columns name an
 * Administrator; `nobody` has an account without a record.
 */
const TABLE = `
                      signedout forged expired otherproject nobody administrator manager researcher elsewhere otherstudy
getRole               401       401    401     401          403    200           403     200        403       403
listSiteManagers      401       401    401     401          403    200           200     403        403       403
listUsers             401       401    401     401          403    200           403     403        403       403
inviteUser            401       401    401     401          403    200           403     403        403       403
getInvitation         200       200    200     200          200    200           200     200        200       200
completeRegistration  200       200    200     200          200    200           200     200        200       200
renameUser            401       401    401     401          403    200           403     403        403       403
changeAccess          401       401    401     401          403    200           403     403        403       403
deleteUser            401       401    401     401          403    200           403     403        403       403
listRequests          401       401    401     401          403    200           200     200        403       200
searchRequests        401       401    401     401          403    200           200     200        200       200
findReceivedAnswers   401       401    401     401          403    403           403     200        403       403
listAllRequests       401       401    401     401          403    200           200     403        403       403
getRequest            401       401    401     401          403    200           200     200        403       403
verifyRequest         401       401    401     401          403    200           200     200        403       403
exportRequest         401       401    401     401          403    200           200     200        403       403
createRequest         401       401    401     401          403    403           403     200        403       403
followUp              401       401    401     401          403    403           403     200        403       403
assignRequests        401       401    401     401          403    200           200     403        403       403
setPriority           401       401    401     401          403    200           200     403        403       403
markSeen              401       401    401     401          403    200           200     403        403       403
noteWriting           401       401    401     401          403    200           200     403        403       403
endWriting            401       401    401     401          403    200           200     403        403       403
addToQuestion         401       401    401     401          403    403           403     200        403       403
correctQuestion       401       401    401     401          403    403           403     200        403       403
withdrawQuestion      401       401    401     401          403    403           403     200        403       403
rateAnswer            401       401    401     401          403    403           403     200        403       403
startReview           401       401    401     401          403    200           200     403        403       403
changeEvaluation      401       401    401     401          403    200           403     403        403       403
approveAnswer         401       401    401     401          403    200           200     403        403       403
withdrawApproval      401       401    401     401          403    200           200     403        403       403
dismissScoreReminder  401       401    401     401          403    200           200     403        403       403
regenerateDraft       401       401    401     401          403    200           200     403        403       403
findPassages          401       401    401     401          403    200           200     403        403       403
addCitation           401       401    401     401          403    200           200     403        403       403
findEarlierAnswers    401       401    401     401          403    200           200     403        403       403
reuseAnswer           401       401    401     401          403    200           200     403        403       403
addNote               401       401    401     401          403    200           200     403        403       403
readNotes             401       401    401     401          403    200           200     403        403       403
getCitedPage          401       401    401     401          403    200           200     200        403       403
submitResponse        401       401    401     401          403    200           200     403        403       403
patchQueryResponse    401       401    401     401          403    200           200     403        403       403
putQueryResponse      401       401    401     401          403    200           200     403        403       403
postQueryResponse     401       401    401     401          403    200           200     403        403       403
listSites             401       401    401     401          403    200           200     200        200       200
createSite            401       401    401     401          403    200           200     403        403       403
renameSite            401       401    401     401          403    200           200     403        403       403
listContacts          401       401    401     401          403    200           200     403        403       403
countTeams            401       401    401     401          403    200           200     403        403       403
getSiteName           401       401    401     401          403    200           200     200        403       200
listStudies           401       401    401     401          403    200           200     200        200       200
createStudy           401       401    401     401          403    200           403     403        403       403
changeStudy           401       401    401     401          403    200           403     403        403       403
getStudyFigures       401       401    401     401          403    200           200     403        403       403
getStudy              401       401    401     401          403    200           200     200        200       403
getStudySettings      401       401    401     401          403    200           200     403        403       403
putStudySettings      401       401    401     401          403    200           403     403        403       403
getStudyFacts         401       401    401     401          403    200           200     403        403       403
reviewStudyFact       401       401    401     401          403    200           200     403        403       403
listDocuments         401       401    401     401          403    200           200     403        403       403
uploadDocument        401       401    401     401          403    200           200     403        403       403
startUpload           401       401    401     401          403    200           200     403        403       403
finishUpload          401       401    401     401          403    200           200     403        403       403
cancelUpload          401       401    401     401          403    200           200     403        403       403
setDocumentStudy      401       401    401     401          403    200           200     403        403       403
setDocumentStatus     401       401    401     401          403    200           200     403        403       403
deleteDocument        401       401    401     401          403    200           200     403        403       403
readDocumentAgain     401       401    401     401          403    200           200     403        403       403
getDocumentUrl        401       401    401     401          403    200           200     403        403       403
getAiSettings         401       401    401     401          403    200           200     403        403       403
putAiSettings         401       401    401     401          403    200           403     403        403       403
getPreferences        401       401    401     401          403    200           200     200        200       200
putAppearance         401       401    401     401          403    200           200     200        200       200
putReadMarks          401       401    401     401          403    200           200     200        200       200
putNotifications      401       401    401     401          403    200           200     200        200       200
putShortcuts          401       401    401     401          403    200           200     200        200       200
putWorkspace          401       401    401     401          403    200           200     403        403       403
getSecuritySettings   401       401    401     401          403    200           200     200        200       200
getUsage              401       401    401     401          403    200           403     403        403       403
putSecuritySettings   401       401    401     401          403    200           403     403        403       403
getAnswerTimes        401       401    401     401          403    200           403     403        403       403
putAnswerTimes        401       401    401     401          403    200           403     403        403       403
getSafetyWords        401       401    401     401          403    200           403     403        403       403
putSafetyWords        401       401    401     401          403    200           403     403        403       403
listAnnouncements     401       401    401     401          403    200           200     200        200       200
getAnnouncement       401       401    401     401          403    200           200     200        200       403
countReceivers        401       401    401     401          403    200           200     403        403       403
announce              401       401    401     401          403    200           200     403        403       403
getAnnouncedDocument  401       401    401     401          403    200           200     200        200       403
prepareSharing        401       401    401     401          403    200           200     403        403       403
shareAnswer           401       401    401     401          403    200           200     403        403       403
getSharedPage         401       401    401     401          403    200           200     200        200       403
markAnnouncementRead  401       401    401     401          403    403           403     200        200       403
listReceipts          401       401    401     401          403    200           200     403        403       403
remindOfAnnouncement  401       401    401     401          403    200           200     403        403       403
listSavedReplies      401       401    401     401          403    200           200     403        403       403
createSavedReply      401       401    401     401          403    200           200     403        403       403
changeSavedReply      401       401    401     401          403    200           403     403        403       403
deleteSavedReply      401       401    401     401          403    200           403     403        403       403
createSavedView       401       401    401     401          403    200           200     403        403       403
changeSavedView       401       401    401     401          403    200           403     403        403       403
deleteSavedView       401       401    401     401          403    200           403     403        403       403
changePassword        401       401    401     401          403    200           200     200        200       200
signOutEverywhere     401       401    401     401          403    200           200     200        200       200
requestPasswordReset  200       200    200     200          200    200           200     200        200       200
completePasswordReset 200       200    200     200          200    200           200     200        200       200
listAudit             401       401    401     401          403    200           403     403        403       403
getReport             401       401    401     401          403    200           200     403        403       403
listReportedQuestions 401       401    401     401          403    200           200     403        403       403
listUndeliveredMails  401       401    401     401          403    200           403     403        403       403
getHealth             200       200    200     200          200    200           200     200        200       200
describeApi           200       200    200     200          200    200           200     200        200       200
`;

const [columns = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const world = new ApiWorld();
let callWorld: CallWorld;
let callers: Record<string, string | TestPerson | null>;

beforeAll(async () => {
  callWorld = await openCallWorld(world);
  const { administrator, manager, researcher } = callWorld;
  const elsewhere = await world.person('Clinical Researcher', await world.site());
  const otherStudy = await world.person('Clinical Researcher', callWorld.site);
  await users()
    .doc(otherStudy.user.id)
    .update({ study_ids: [(await world.study()).id] });
  const nobody = await world.person('Administrator');
  await users().doc(nobody.user.id).delete();
  const { id } = administrator.user;
  callers = {
    signedout: null,
    forged: forgedToken(id),
    expired: expiredToken(id),
    otherproject: tokenOfAnotherProject(id),
    nobody,
    administrator,
    manager,
    researcher,
    elsewhere,
    otherstudy: otherStudy,
  };
});

afterAll(() => world.end());

test('the table has every operation, with a status for each caller', () => {
  expect(rows.map(([id]) => id).sort()).toEqual(Object.keys(OPERATIONS).sort());
  expect(columns).toEqual(Object.keys(callers));
  for (const [id, ...statuses] of rows) expect([id, statuses.length]).toEqual([id, columns.length]);
});

describe.each(rows.map(([id = '', ...expected]) => ({ id: id as OperationId, expected })))(
  '$id',
  ({ id, expected }) => {
    test('is answered for each of them as the table says', async () => {
      const isDenied = (_: string, place: number) => Number(expected[place]) >= 400;
      const shared = await callWorld.callOf(id);
      // A refused call uses nothing up, so that one serves all who are refused.
      const statuses = await Promise.all(columns.filter(isDenied).map((column) => statusFor(column, id, shared)));
      for (const column of columns.filter((name, place) => !isDenied(name, place))) {
        statuses.push(await statusFor(column, id, await callWorld.callOf(id)));
      }
      expect(Object.fromEntries(statuses)).toEqual(
        Object.fromEntries(columns.map((column, place) => [column, expected[place]])),
      );
    });
  },
);

async function statusFor(column: string, id: OperationId, { target, options }: ApiCall): Promise<[string, string]> {
  const caller = callers[column] ?? null;
  const reply = await callApi<{ id?: string; detail?: string; code?: string }>(
    target,
    caller instanceof TestPerson ? caller.token : caller,
    options,
  );
  callWorld.replied(id, reply.body);
  if (endsSessions(id) && reply.status === 200 && caller instanceof TestPerson) await caller.signInAgain();
  if (reply.status >= 400) expect(reply.body).toMatchObject({ detail: expect.stringMatching(/\w/) as string });
  return [column, String(reply.status)];
}
