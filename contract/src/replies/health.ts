import { oneOf, shape, text } from './reply-schema.ts';

export interface Health {
  status: 'ok';
  /** Of Cloud Run; `local` elsewhere. */
  revision: string;
}

export const healthReply = shape<Health>({ status: oneOf(['ok']), revision: text() });
