/** `mail/{id}`: the outbox. The id derives from cause and recipient. Deleted some time after it was sent or given up. */
export interface Mail {
  to: string[];
  message: { subject: string; text: string };
  delivery: MailDelivery;
}

export interface MailDelivery {
  /** `failed`: given up, and listed for Administrators. */
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** No attempt before; empty for at once. */
  due_at: string;
  /** Why the last attempt failed. */
  failure: string | null;
  /** When it was sent or given up. */
  ended_at: string | null;
}

export const NEW_DELIVERY: MailDelivery = { state: 'waiting', attempts: 0, due_at: '', failure: null, ended_at: null };
