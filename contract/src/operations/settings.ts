import {
  aiSettingsReply,
  answerTimesReply,
  preferencesReply,
  safetyWordsReply,
  securitySettingsReply,
} from '../replies/settings.ts';
import { aiSettingsPayload } from '../payloads/ai-settings.ts';
import { answerTimesPayload } from '../payloads/answer-times.ts';
import {
  appearancePayload,
  notificationsPayload,
  shortcutsPayload,
  workspacePayload,
} from '../payloads/preferences.ts';
import { safetyWordsPayload } from '../payloads/safety-words.ts';
import { securitySettingsPayload } from '../payloads/security-settings.ts';
import { API_ONLY_ROUTES, ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const SETTINGS_OPERATIONS = {
  getAiSettings: {
    ...API_ONLY_ROUTES.getAiSettings,
    summary: 'How drafts are written, for the whole organisation',
    needs: 'read_ai_settings',
    reply: aiSettingsReply,
  },
  putAiSettings: {
    ...ROUTES.putAiSettings,
    summary: 'Set how drafts are written; holds from the next draft on',
    needs: 'change_ai_settings',
    body: aiSettingsPayload,
    reply: aiSettingsReply,
  },
  getSecuritySettings: {
    ...API_ONLY_ROUTES.getSecuritySettings,
    summary: 'Security settings of the organisation',
    needs: 'sign_in',
    reply: securitySettingsReply,
  },
  putSecuritySettings: {
    ...ROUTES.putSecuritySettings,
    summary: 'Change the security settings of the organisation',
    needs: 'change_security_settings',
    body: securitySettingsPayload,
    reply: securitySettingsReply,
  },
  getAnswerTimes: {
    ...API_ONLY_ROUTES.getAnswerTimes,
    summary: 'When the research team works, and how soon it answers',
    needs: 'change_answer_times',
    reply: answerTimesReply,
  },
  putAnswerTimes: {
    ...ROUTES.putAnswerTimes,
    summary: 'Set when the research team works and how soon it answers; holds for questions asked from then on',
    needs: 'change_answer_times',
    body: answerTimesPayload,
    reply: answerTimesReply,
  },
  getSafetyWords: {
    ...API_ONLY_ROUTES.getSafetyWords,
    summary: 'Words in questions that suggest something that may need a safety report',
    needs: 'change_safety_words',
    reply: safetyWordsReply,
  },
  putSafetyWords: {
    ...ROUTES.putSafetyWords,
    summary: 'Set the words that suggest a safety report; holds for questions asked from then on',
    needs: 'change_safety_words',
    body: safetyWordsPayload,
    reply: safetyWordsReply,
  },
  getPreferences: {
    ...API_ONLY_ROUTES.getPreferences,
    summary: 'One’s own appearance and notifications',
    needs: 'sign_in',
    reply: preferencesReply,
  },
  putAppearance: {
    ...ROUTES.putAppearance,
    summary: 'Set one’s own theme and density',
    needs: 'sign_in',
    body: appearancePayload,
    reply: preferencesReply,
  },
  putWorkspace: {
    ...ROUTES.putWorkspace,
    summary: 'Set how one’s own dashboard lists requests',
    needs: 'read_drafts',
    body: workspacePayload,
    reply: preferencesReply,
  },
  putShortcuts: {
    ...ROUTES.putShortcuts,
    summary: 'Turn one’s own single-key shortcuts on or off',
    needs: 'sign_in',
    body: shortcutsPayload,
    reply: preferencesReply,
  },
  putNotifications: {
    ...ROUTES.putNotifications,
    summary: 'Update notification preferences',
    needs: 'sign_in',
    body: notificationsPayload,
    reply: preferencesReply,
  },
} as const satisfies Operations;
