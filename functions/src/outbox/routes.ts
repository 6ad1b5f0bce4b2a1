import type { UndeliveredMail } from '@trialdesk/contract/replies/mails';
import type { Handlers } from '../http/handler.ts';
import { undeliveredMails } from './mail-repository.ts';

export const mailHandlers = {
  listUndeliveredMails: (): Promise<UndeliveredMail[]> => undeliveredMails(),
} satisfies Partial<Handlers>;
