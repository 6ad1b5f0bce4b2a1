import { ApiError, errorOf } from '../../../lib/api-error.ts';
import { inviteFailure } from './invite-failure.ts';

describe('inviteFailure', () => {
  it('repeats the sentence of the server', () => {
    const detail = 'This email address has an open invitation already.';
    const refused = { message: 'userCreationRefused', values: { detail } };
    expect(inviteFailure(new ApiError(409, { detail, code: 'conflict' }))).toEqual(refused);
    expect(inviteFailure(errorOf(500, { detail }))).toEqual(refused);
  });

  it('says when the server cannot be reached', () => {
    const error = new ApiError(0, { detail: 'Out of reach', code: 'unreachable', isGeneric: true });
    expect(inviteFailure(error)).toEqual({ message: 'userCreationRefused', values: { detail: 'Out of reach' } });
  });

  it('says that it failed when nobody says why', () => {
    const failed = { message: 'userCreationFailed', values: {} };
    expect(inviteFailure(errorOf(502, null))).toEqual(failed);
    expect(inviteFailure(new Error('out of memory'))).toEqual(failed);
  });

  it('says that only Administrators may invite to a former Administrator', () => {
    const error = new ApiError(403, { detail: 'Your role does not allow this.', code: 'forbidden' });
    expect(inviteFailure(error)).toEqual({ message: 'inviteDenied', values: {} });
  });
});
