import { aiSettingsReply, ownNameReply, preferencesReply } from '../replies/settings.ts';
import { aiSettingsPayload } from '../payloads/ai-settings.ts';
import { appearancePayload, notificationsPayload, ownNamePayload } from '../payloads/preferences.ts';
import { rolesWith } from '../permissions.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const SETTINGS_OPERATIONS = {
  getAiSettings: {
    ...ROUTES.getAiSettings,
    summary: 'How drafts are written, for the whole organisation',
    roles: rolesWith('read_ai_settings'),
    reply: aiSettingsReply,
  },
  putAiSettings: {
    ...ROUTES.putAiSettings,
    summary: 'Set how drafts are written; holds from the next draft on',
    roles: rolesWith('change_ai_settings'),
    body: aiSettingsPayload,
    reply: aiSettingsReply,
  },
  getPreferences: {
    ...ROUTES.getPreferences,
    summary: 'One’s own appearance and notifications',
    roles: rolesWith('sign_in'),
    reply: preferencesReply,
  },
  putAppearance: {
    ...ROUTES.putAppearance,
    summary: 'Set one’s own theme and density',
    roles: rolesWith('sign_in'),
    body: appearancePayload,
    reply: preferencesReply,
  },
  putNotifications: {
    ...ROUTES.putNotifications,
    summary: 'Set what one is told of, and how',
    roles: rolesWith('sign_in'),
    body: notificationsPayload,
    reply: preferencesReply,
  },
  putOwnName: {
    ...ROUTES.putOwnName,
    summary: 'Change one’s own name; what is on record keeps the earlier one',
    roles: rolesWith('sign_in'),
    body: ownNamePayload,
    reply: ownNameReply,
  },
} as const satisfies Operations;
