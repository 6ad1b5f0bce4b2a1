import { OPERATIONS, type OperationId } from '@trialdesk/contract/operations';
import { users } from '../firebase/collections.ts';
import { ApiWorld, callApi, type TestPerson } from '../testing/api-world.ts';
import { openCallWorld, type CallWorld } from '../testing/call-of-each-kind.ts';
import { expiredToken, forgedToken, tokenOfAnotherProject } from '../testing/tokens.ts';

/**
 * Status per call and caller. Everything belongs to the site of `manager` and `researcher`; `elsewhere` is a Clinical
 * Researcher of another one. The tokens of the first columns name an Administrator; `visitor` has an unknown role,
 * `nobody` an account without a record.
 */
const TABLE = `
                      signedout forged expired otherproject visitor nobody administrator manager researcher elsewhere
getRole               401       401    401     401          403     403    200           403     200        403
listSiteManagers      401       401    401     401          403     403    200           200     403        403
listUsers             401       401    401     401          403     403    200           403     403        403
inviteUser            401       401    401     401          403     403    200           403     403        403
completeRegistration  200       200    200     200          200     200    200           200     200        200
deleteUser            401       401    401     401          403     403    200           403     403        403
listRequests          401       401    401     401          403     403    200           200     200        403
listAllRequests       401       401    401     401          403     403    200           200     403        403
getRequest            401       401    401     401          403     403    200           200     200        403
createRequest         401       401    401     401          403     403    403           403     200        403
followUp              401       401    401     401          403     403    403           403     200        403
regenerateDraft       401       401    401     401          403     403    200           200     403        403
submitResponse        401       401    401     401          403     403    200           200     403        403
patchQueryResponse    401       401    401     401          403     403    200           200     403        403
putQueryResponse      401       401    401     401          403     403    200           200     403        403
postQueryResponse     401       401    401     401          403     403    200           200     403        403
listSites             401       401    401     401          403     403    200           200     200        200
createSite            401       401    401     401          403     403    200           200     403        403
listContacts          401       401    401     401          403     403    200           200     403        403
getSiteName           401       401    401     401          403     403    200           200     200        403
listStudies           401       401    401     401          403     403    200           200     200        200
createStudy           401       401    401     401          403     403    200           403     403        403
getStudy              401       401    401     401          403     403    200           200     200        200
listDocuments         401       401    401     401          403     403    200           200     403        403
uploadDocument        401       401    401     401          403     403    200           200     403        403
setDocumentStudy      401       401    401     401          403     403    200           200     403        403
setDocumentStatus     401       401    401     401          403     403    200           200     403        403
getDocumentUrl        401       401    401     401          403     403    200           200     403        403
getAiSettings         401       401    401     401          403     403    200           200     403        403
putAiSettings         401       401    401     401          403     403    200           403     403        403
getPreferences        401       401    401     401          403     403    200           200     200        200
putAppearance         401       401    401     401          403     403    200           200     200        200
putNotifications      401       401    401     401          403     403    200           200     200        200
putOwnName            401       401    401     401          403     403    200           200     200        200
listAudit             401       401    401     401          403     403    200           403     403        403
describeApi           200       200    200     200          200     200    200           200     200        200
`;

const [heads = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const world = new ApiWorld();
let callWorld: CallWorld;
let tokens: Record<string, string | null>;

beforeAll(async () => {
  callWorld = await openCallWorld(world);
  const { administrator, manager, researcher } = callWorld;
  const elsewhere = await world.person('Clinical Researcher', await world.site());
  const visitor = await world.person('Administrator');
  await users()
    .doc(visitor.user.id)
    .set({ role: 'Visitor' } as never, { merge: true });
  const nobody = await world.person('Administrator');
  await users().doc(nobody.user.id).delete();
  const { id } = administrator.user;
  const tokenOf = ({ token }: TestPerson) => token;
  tokens = {
    signedout: null,
    forged: forgedToken(id),
    expired: expiredToken(id),
    otherproject: tokenOfAnotherProject(id),
    visitor: tokenOf(visitor),
    nobody: tokenOf(nobody),
    administrator: tokenOf(administrator),
    manager: tokenOf(manager),
    researcher: tokenOf(researcher),
    elsewhere: tokenOf(elsewhere),
  };
}, 60_000);

afterAll(() => world.end(), 60_000);

test('the table has every operation, with a status for each caller', () => {
  expect(rows.map(([id]) => id).sort()).toEqual(Object.keys(OPERATIONS).sort());
  expect(heads).toEqual(Object.keys(tokens));
  for (const [id, ...statuses] of rows) expect([id, statuses.length]).toEqual([id, heads.length]);
});

describe.each(rows.map(([id = '', ...expected]) => ({ id: id as OperationId, expected })))(
  '$id',
  ({ id, expected }) => {
    test('is answered for each of them as the table says', async () => {
      const statuses: Record<string, string> = {};
      for (const head of heads) {
        const { target, options } = await callWorld.callOf(id);
        const reply = await callApi<{ id?: string; detail?: string; code?: string }>(
          target,
          tokens[head] ?? null,
          options,
        );
        statuses[head] = String(reply.status);
        callWorld.replied(id, reply.body);
        if (reply.status >= 400) expect(reply.body).toMatchObject({ detail: expect.stringMatching(/\w/) as string });
      }
      expect(statuses).toEqual(Object.fromEntries(heads.map((head, place) => [head, expected[place]])));
    }, 60_000);
  },
);
