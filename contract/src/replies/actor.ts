import type { Act, Actor } from '../entities/user.ts';
import { shape, text, timestamp } from './reply-schema.ts';

export const actorReply = shape<Actor>({ id: text(), name: text() });

export const actReply = shape<Act>({ by: actorReply, at: timestamp() });
