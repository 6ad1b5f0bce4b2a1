import type { Failure } from './delivery.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

export interface SmtpSettings {
  host: string;
  /** 465: encrypted from the start; others must encrypt before they get a password or a mail. */
  port: number;
  user: string;
  password: string;
  /** Sender's address. */
  from: string;
  timeoutMs?: number;
  /** For a server on this machine. */
  allowPlain?: boolean;
}

const IMPLICIT_TLS = 465;
const TIMEOUT_MS = 20_000;

/**
 * Rejects when the server does not accept the mail. The message id derives from the mail's, so servers recognize
 * repetitions.
 */
export async function sendBySmtp({ id, mail }: OutgoingMail, settings: SmtpSettings): Promise<void> {
  const { host, port, user, password, from, timeoutMs = TIMEOUT_MS, allowPlain = false } = settings;
  // Only this function sends mail; others load faster.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    secure: port === IMPLICIT_TLS,
    requireTLS: !allowPlain,
    ...(user ? { auth: { user, pass: password } } : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.sendMail({
      from,
      to: mail.to,
      subject: mail.message.subject,
      text: mail.message.text,
      messageId: `<${id}@${from.split('@').at(-1)?.replace('>', '') ?? host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}

/** Refused recipients and messages stay refused; all else may pass, even wrong passwords. */
export function failureOf(error: unknown): Failure {
  const { code, responseCode } = (error instanceof Error ? error : {}) as { code?: string; responseCode?: number };
  const isRefusal = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isRefusal && responseCode !== undefined && responseCode >= 500;
  return { reason: error instanceof Error ? error.message : String(error), isFinal };
}
