import type { NotificationChoices } from '@trialdesk/contract/entities/preferences';
import { call } from '../../../lib/api.ts';

/** Saves which notifications the person gets. Rejects with an `ApiError`. */
export async function saveNotifications(choices: NotificationChoices): Promise<NotificationChoices> {
  return (await call('putNotifications', { body: choices })).notifications;
}
