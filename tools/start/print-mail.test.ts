import { mailText } from './print-mail.ts';

describe('printing a mail', () => {
  it('shows recipients, subject and text', () => {
    const mail = { to: ['a@site.test', 'b@site.test'], message: { subject: 'An answer', text: 'Dear\nyou' } };
    expect(mailText(mail)).toBe('Mail to a@site.test, b@site.test: An answer\n  | Dear\n  | you');
  });
});
