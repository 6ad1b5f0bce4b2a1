import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts';
import { APPLICATION } from '../emulators/addresses.ts';

export function welcome(): string {
  const accounts = Object.values(DEMO_ACCOUNTS);
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '',
    `  TrialDesk is ready: ${APPLICATION}`,
    '',
    `  Sign in with one of these; the password is ${DEMO_PASSWORD}`,
    ...accounts.map(({ email, who }) => `    ${email.padEnd(width)}  ${who}`),
    '',
    '  Ctrl-C stops it and keeps the data; "npm start -- --fresh" starts over.',
    '',
  ].join('\n');
}
