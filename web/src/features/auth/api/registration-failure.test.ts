import { MESSAGES } from '@trialdesk/contract/messages';
import { ApiError } from '../../../lib/api-error.ts';
import { registrationFailure } from './registration-failure.ts';

describe('registrationFailure', () => {
  it.each(['registrationExpired', 'registrationUsed', 'registrationUnknown'] as const)(
    'shows an invitation that has ended in the words of the server: %s',
    (key) => {
      const { title, text } = MESSAGES[key];
      const error = new ApiError(410, { detail: text, code: 'gone' });
      expect(registrationFailure(error)).toEqual({ kind: 'ended', title, text });
    },
  );

  it('shows an ending it has no title for', () => {
    const error = new ApiError(410, { detail: 'This invitation was revoked.', code: 'gone' });
    expect(registrationFailure(error)).toMatchObject({ title: 'Invalid registration', text: error.detail });
  });

  it('keeps the form for a password that is refused, with what is wrong at its field', () => {
    const fields = { password: 'Please choose a password with digits.' };
    const error = new ApiError(400, { detail: fields.password, code: 'bad_input', fields });
    expect(registrationFailure(error)).toEqual({ kind: 'failed', reason: null, fields });
  });

  it('says when it is worth trying again', () => {
    const error = new ApiError(409, { detail: 'Please try again in a minute.', code: 'conflict' });
    expect(registrationFailure(error)).toMatchObject({ kind: 'failed', reason: error.detail });
  });

  it('says nothing of its own about a server that fails', () => {
    const error = new ApiError(500, { detail: 'Something went wrong on our side.', code: 'internal' });
    expect(registrationFailure(error)).toEqual({ kind: 'failed', reason: null, fields: {} });
  });
});
