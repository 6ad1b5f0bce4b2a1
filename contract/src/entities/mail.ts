/** `mail/{id}`: outbox of the "Trigger Email" extension. The id is made from the mail's cause and recipient. */
export interface Mail {
  to: string[];
  message: { subject: string; text: string };
}
