import type { NotificationChoices, Preferences } from '@trialdesk/contract/entities/preferences';
import { api } from '../../../lib/api.ts';

/** Sets what the person is told of, and how. Rejects with an `ApiError`. */
export async function saveNotifications(choices: NotificationChoices): Promise<NotificationChoices> {
  return ((await api.put('/settings/notifications', choices)) as Preferences).notifications;
}
