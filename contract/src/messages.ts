/**
 * Texts of screens, word for word from the product specification (sections 5, 6 and 8). `title` and `text` are those
 * of a toast; `fill` replaces placeholders in braces.
 */
export const MESSAGES = {
  loginFailed: { title: 'Login failed', text: 'Invalid email or password. Please try again.' },
  loginTooMany: { title: 'Login failed', text: 'Too many failed login attempts. Please try again later.' },
  loginDisabled: { title: 'Login failed', text: 'This account has been disabled. Please contact support.' },
  loginOther: { title: 'Login failed', text: 'Authentication error: {message}' },
  loginSucceeded: { title: 'Logged in successfully', text: 'Welcome back, {name}!' },
  roleFailed: { title: 'Error', text: 'Failed to fetch user role. Please try again.' },
  registrationSucceeded: {
    title: 'Registration successful',
    text: 'Your account has been created. You can now login.',
  },
  registrationFailed: {
    title: 'Registration failed',
    text: 'There was a problem creating your account. Please try again.',
  },
  registrationInvalid: { title: 'Invalid registration', text: 'No user ID provided.' },
  registrationExpired: {
    title: 'Invitation expired',
    text: 'This invitation has expired. Please ask your administrator for a new one.',
  },
  registrationUsed: {
    title: 'Invitation used',
    text: 'This invitation has been used already. You can sign in with your email and password.',
  },
  registrationUnknown: {
    title: 'Invalid registration',
    text: 'This invitation is not valid. Please ask your administrator for a new one.',
  },
  logoutSucceeded: { title: 'Logged out', text: 'You have been successfully logged out.' },
  logoutFailed: { title: 'Logout failed', text: 'There was an error logging out. Please try again.' },
  accessDenied: { title: 'Access denied', text: 'This page is only accessible to Administrators.' },
  researchersOnly: {
    title: 'Access denied',
    text: 'Access denied: This page is only accessible to Clinical Researchers.',
  },
  signInRequired: { title: 'Authentication required', text: 'Please sign in to continue.' },
  siteMissing: { title: 'Site information missing', text: 'Your account is not associated with a site.' },
  requestsFailed: { title: 'Error', text: 'Failed to fetch study requests' },
  siteManagersFailed: { title: 'Warning', text: 'Failed to load site manager data for grouping' },
  siteRequestsFailed: { title: 'Error', text: 'Failed to load requests. Please try again.' },
  requestNotFound: { title: 'Request not found', text: 'Could not find request with ID: {id}' },
  requestDenied: {
    title: 'Access Denied',
    text: "You don't have permission to view this request. If you believe this is an error, please contact support.",
  },
  regenerateRefused: { title: 'Error', text: '{detail}' },
  regenerateFailed: { title: 'Error', text: 'Failed to ask for a new draft. Please try again.' },
  editSaved: { title: 'Response updated', text: 'Your edits have been saved.' },
  editFailed: { title: 'Error', text: 'Failed to save your edits. Please try again.' },
  requestCompleted: {
    title: 'Request completed',
    text: 'The request has been marked as completed with your evaluation and sent to the site.',
  },
  completeFailed: { title: 'Error', text: 'Failed to complete the request. Please try again.' },
  studiesFailed: { title: 'Error', text: 'Failed to load studies. Please try again later.' },
  requestSubmitted: { title: 'Request submitted successfully', text: 'The site manager has been notified.' },
  submitFailed: {
    title: 'Failed to submit request',
    text: 'There was an error processing your request. Please try again.',
  },
  followUpSubmitted: {
    title: 'Follow-up question submitted',
    text: 'Your question has been sent to the research team.',
  },
  followUpFailed: { title: 'Error', text: 'Failed to submit follow-up question. Please try again.' },
  sitesFailed: { title: 'Error', text: 'Failed to load sites and contacts' },
  siteCreated: { title: 'Site created', text: 'Site "{name}" has been created successfully' },
  siteRefused: { title: 'Error', text: '{detail}' },
  siteFailed: { title: 'Error', text: 'Failed to create site' },
  documentsFailed: { title: 'Error', text: 'Failed to load documents. Please try again.' },
  pdfOnly: { title: 'Error', text: 'Only PDF files are supported.' },
  uploadSucceeded: { title: 'File uploaded', text: '{name} has been uploaded.' },
  uploadFailed: { title: 'Error', text: 'Failed to upload the document. Please try again.' },
  archived: { title: 'Document archived', text: '{name} will no longer be used to provide answers.' },
  archiveFailed: { title: 'Error', text: 'Failed to archive the document.' },
  restored: { title: 'Document restored', text: '{name} is used to provide answers again.' },
  restoreFailed: { title: 'Error', text: 'Failed to restore the document.' },
  openFailed: { title: 'Error', text: 'Failed to open the document. Please try again.' },
  urlRefreshed: { title: 'URL refreshed', text: 'The document has been loaded again.' },
  refreshFailed: { title: 'Error', text: 'Failed to refresh the document URL. Please try again.' },
  downloadStarted: { title: 'Download started', text: '{name} is being downloaded.' },
  downloadFailed: { title: 'Error', text: 'Failed to download the document. Please try again.' },
  viewerFailed: { title: 'Error', text: 'The document could not be loaded. Try downloading it instead.' },
  usersFailed: { title: 'Error', text: 'Failed to load user data' },
  userSitesFailed: { title: 'Warning', text: 'Failed to load site data. Some functionality may be limited.' },
  userStudiesFailed: { title: 'Error', text: 'Failed to load study data.' },
  userCreated: { title: 'User created', text: 'Share the registration link to complete setup.' },
  userCreationFailed: { title: 'User creation failed', text: 'Failed to create user.' },
  userCreationRefused: { title: 'User creation failed', text: '{detail}' },
  inviteDenied: { title: 'Access denied', text: 'You must be an administrator to invite users.' },
  userDeleted: { title: 'User deleted', text: '{email} no longer has access.' },
  invitationRevoked: { title: 'Invitation revoked', text: 'The registration link of {email} no longer works.' },
  userDeletionFailed: { title: 'Error', text: 'Failed to delete user' },
  userDeletionRefused: { title: 'Error', text: '{detail}' },
  nameSaved: { title: 'Profile updated', text: 'Your name has been saved.' },
  nameFailed: { title: 'Error', text: 'Failed to save your name. Please try again.' },
  appearanceFailed: {
    title: 'Error',
    text: 'Failed to save the appearance with your account. It holds in this browser.',
  },
  aiSettingsSaved: { title: 'Settings saved', text: 'The next draft is written with these AI settings.' },
  aiSettingsFailed: { title: 'Error', text: 'Failed to save the AI settings. Please try again.' },
  notificationsSaved: { title: 'Settings saved', text: 'Your notification settings have been saved.' },
  notificationsFailed: { title: 'Error', text: 'Failed to save your notification settings. Please try again.' },
  linkCopied: { title: 'Copied to clipboard', text: 'The registration link has been copied.' },
} as const satisfies Record<string, { title: string; text: string }>;

export type MessageKey = keyof typeof MESSAGES;

/** Replaces each `{name}` by its value. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}
