import { mailText } from './print-mail.ts';

describe('a mail on the console', () => {
  it('reads like a mail', () => {
    const mail = { to: ['a@site.test', 'b@site.test'], message: { subject: 'An answer', text: 'Dear\nyou' } };
    expect(mailText(mail)).toBe('Mail to a@site.test, b@site.test: An answer\n  | Dear\n  | you');
  });
});
