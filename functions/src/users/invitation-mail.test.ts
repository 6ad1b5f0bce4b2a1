import { invitationMail } from './invitation-mail.ts';

test('an invitation is in the text of its mail alone, not in the id, which logs and mail servers see', () => {
  const id = 'c0ffee'.repeat(6);
  const { id: mailId, mail } = invitationMail(
    { id, email: 'robin@example.test', role: 'Site Manager' },
    'https://trialdesk.example',
  );
  expect(mail.message.text).toContain(`/register/${id}`);
  expect(mailId).not.toContain(id);
});
