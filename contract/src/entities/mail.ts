/** `mail/{id}`: outbox of the "Trigger Email" extension. The id derives from cause and recipient. */
export interface Mail {
  to: string[];
  message: { subject: string; text: string };
}
