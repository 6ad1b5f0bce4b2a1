import type { ModelVersion } from '@trialdesk/contract/entities/ai-settings';
import { CURRENT_MODELS, PROMPT_TOKENS } from './gemini-models.ts';
import { defineBoolean, defineInt, defineSecret, defineString, projectID } from 'firebase-functions/params';

/* Parameters of a deployment, from deploy/PROJECT.env; the emulators read functions/.env. */
const appOrigin = defineString('APP_ORIGIN');
const appCheck = defineBoolean('APP_CHECK', { default: false });
const identityPlatform = defineBoolean('IDENTITY_PLATFORM', { default: false });
const forwardedHopsParam = defineInt('FORWARDED_HOPS', { default: 2 });
const geminiModel = defineString('GEMINI_MODEL', { default: '' });
const geminiModelStandard = defineString('GEMINI_MODEL_STANDARD', { default: '' });
const geminiModelExpertBeta = defineString('GEMINI_MODEL_EXPERT_BETA', { default: '' });
const geminiRewriteModel = defineString('GEMINI_REWRITE_MODEL', { default: CURRENT_MODELS.rewrite });
const geminiDailyTokens = defineInt('GEMINI_DAILY_TOKENS', { default: 0 });
const geminiSubstituteModel = defineString('GEMINI_SUBSTITUTE_MODEL', { default: '' });
const geminiSubstituteLocation = defineString('GEMINI_SUBSTITUTE_LOCATION', { default: '' });
const geminiPromptTokens = defineInt('GEMINI_PROMPT_TOKENS', { default: PROMPT_TOKENS });
const geminiPageImages = defineInt('GEMINI_PAGE_IMAGES', { default: 1 });
const vertexLocation = defineString('VERTEX_LOCATION', { default: 'us-central1' });
const auditSigning = defineString('AUDIT_SIGNING_KEY', { default: '' });
const smtpHost = defineString('SMTP_HOST', { default: '' });
const smtpPort = defineInt('SMTP_PORT', { default: 465 });
const smtpUser = defineString('SMTP_USER', { default: '' });
const mailFrom = defineString('MAIL_FROM', { default: '' });
const mailRetentionDays = defineInt('MAIL_RETENTION_DAYS', { default: 30 });
const retentionRequestYears = defineInt('RETENTION_REQUEST_YEARS', { default: 0 });
const retentionDocumentYears = defineInt('RETENTION_DOCUMENT_YEARS', { default: 0 });
const retentionAuditYears = defineInt('RETENTION_AUDIT_YEARS', { default: 0 });
const vertexBaseUrl = defineString('VERTEX_BASE_URL', { default: '' });

/** On the emulators: Firebase reserves the prefix. */
const DEMO_PROJECT = /^(?:demo-|$)/;
const ON_THIS_COMPUTER = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])(?=[:/]|$)/i;

/** For links in mails. A deployed project never links to the reader's own computer. */
export function applicationOrigin(): string {
  const origin = appOrigin.value();
  const project = projectID.value();
  const isUsable = DEMO_PROJECT.test(project) || !ON_THIS_COMPUTER.test(origin);
  return isUsable ? origin : `https://${project}.web.app`;
}

export function needsAppCheck(): boolean {
  return appCheck.value();
}

/** Appended by our platform to `X-Forwarded-For`. */
export function forwardedHops(): number {
  return Math.max(1, forwardedHopsParam.value());
}

/** Resource name of a key version in Cloud KMS; empty for none. */
export function auditSigningKey(): string {
  return auditSigning.value();
}

/** Years; 0 keeps records for ever. */
export function retentionPeriods() {
  return {
    requests: retentionRequestYears.value(),
    documents: retentionDocumentYears.value(),
    audit: retentionAuditYears.value(),
  };
}

/** Blocking functions need Identity Platform, the paid tier of Firebase Authentication. */
export const hasNoIdentityPlatform = identityPlatform.equals(false);

/** In Secret Manager. */
export const smtpPassword = defineSecret('SMTP_PASSWORD');

/** Whether mails stay in the outbox, as on the emulators. */
export const sendsNoMail = smtpHost.equals('');

/** Null when none is sent. */
export function smtpSettings() {
  const host = smtpHost.value();
  if (!host) return null;
  return {
    host,
    port: smtpPort.value(),
    user: smtpUser.value(),
    password: smtpPassword.value(),
    from: mailFrom.value(),
  };
}

const DAY_SECONDS = 86_400;

/** After they were sent or given up; they may hold invitation links. */
export function mailRetentionSeconds(): number {
  return Math.max(1, mailRetentionDays.value()) * DAY_SECONDS;
}

export interface GeminiSettings {
  model: string;
  /** Writes search queries for follow-ups; absent for none. */
  rewriteModel?: string;
  project: string;
  location: string;
  /** Tokens of documents and page images in a prompt; absent for the default. */
  budget?: number;
  /** Most pages to send as images. */
  pageImages: number;
  baseUrl?: string;
  /** Of the developer API, on the emulators only. */
  apiKey?: string;
}

/** Null when GEMINI_MODEL names none; then no text leaves the system. */
export function geminiSettings(version: ModelVersion): GeminiSettings | null {
  const model = modelOf(version);
  if (!model) return null;
  const baseUrl = vertexBaseUrl.value();
  const apiKey = developerKey();
  const [rewriteModel, budget] = [geminiRewriteModel.value(), geminiPromptTokens.value()];
  return {
    model,
    ...(rewriteModel ? { rewriteModel } : {}),
    project: projectID.value(),
    location: vertexLocation.value(),
    ...(budget > 0 ? { budget } : {}),
    pageImages: geminiPageImages.value(),
    ...(baseUrl ? { baseUrl } : {}),
    ...(apiKey ? { apiKey } : {}),
  };
}

/** Of the organisation, per day (UTC); null for no limit. */
export function dailyTokens(): number | null {
  const tokens = geminiDailyTokens.value();
  return tokens > 0 ? tokens : null;
}

/** From functions/.env.local. A deployment uses Vertex AI, whose terms cover what sites write. */
function developerKey(): string | undefined {
  return process.env.FIRESTORE_EMULATOR_HOST === undefined ? undefined : process.env.GEMINI_API_KEY;
}

/** Used once the first model has failed for good; null when none is configured. */
export function substituteSettings(version: ModelVersion): GeminiSettings | null {
  const first = geminiSettings(version);
  const [model, location] = [geminiSubstituteModel.value(), geminiSubstituteLocation.value()];
  if (!first || (model === '' && location === '')) return null;
  return { ...first, model: model || first.model, location: location || first.location };
}

/** The one for `advanced` where none is named. */
function modelOf(version: ModelVersion): string {
  const advanced = geminiModel.value();
  if (!advanced) return '';
  switch (version) {
    case 'standard':
      return geminiModelStandard.value() || advanced;
    case 'advanced':
      return advanced;
    case 'expert_beta':
      return geminiModelExpertBeta.value() || advanced;
  }
}
