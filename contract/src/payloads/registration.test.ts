import { ValidationError } from 'yup';
import { registrationForm } from './registration.ts';

function messagesOf(form: object): Record<string, string> {
  try {
    registrationForm.validateSync(form, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }): [string, string] => [path, message]).reverse());
  }
}

const good = { name: 'Robin Reed', password: 'correct horse', confirm_password: 'correct horse' };

test('a name and a password typed twice will do', () => {
  expect(messagesOf(good)).toEqual({});
});

test('an empty form says what each field needs', () => {
  expect(messagesOf({ name: '', password: '', confirm_password: '' })).toEqual({
    name: 'Name must be at least 2 characters',
    password: 'Password must be at least 8 characters',
    confirm_password: 'Please confirm your password',
  });
});

test('a mismatch of passwords is reported on the second', () => {
  expect(messagesOf({ ...good, confirm_password: 'correct house' })).toEqual({
    confirm_password: 'Passwords must match',
  });
});

test('blanks belong to a password and not to a name', () => {
  expect(registrationForm.cast({ ...good, name: '  Robin  ', password: ' 12345678 ' })).toMatchObject({
    name: 'Robin',
    password: ' 12345678 ',
  });
});
