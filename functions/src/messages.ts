import type { IngestionFailure } from '@trialdesk/contract/entities/document';
import { LIMITS } from '@trialdesk/contract/limits';
import { fill } from '@trialdesk/contract/messages';
import { IDEMPOTENCY_HEADER } from '@trialdesk/contract/paths';

const MEGABYTE = 1024 * 1024;

/**
 * Every sentence of an API error that is the server's own; those that screens share are in the contract's `MESSAGES`
 * and `VALIDATION`. `{name}` is a placeholder.
 */
export const ERROR_MESSAGES = {
  // Calls
  noSuchAddress: 'There is nothing at this address.',
  noSuchMethod: 'This address does not take such a call.',
  malformedAddress: 'The address is not well formed.',
  notJson: 'Please send the request as JSON.',
  malformedJson: 'The body is not well-formed JSON.',
  notAnObject: 'The body must be a JSON object.',
  bodyTooLarge: 'This is more text than can be sent at once.',
  malformedKey: `${IDEMPOTENCY_HEADER} must be 8 to 128 printable characters.`,
  unknownCursor: 'This cursor is not known.',
  internal: 'Something went wrong on our side. Please try again.',
  busy: 'The system is busy. Please try again in a moment.',

  // Access
  notSignedIn: 'Please sign in.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  noAccess: 'This account has no access.',
  roleNotAllowed: 'Your role does not allow this.',
  ownRoleOnly: 'You can only look up your own role.',
  ownSiteOnly: 'You can only see your own site.',
  ownSiteRequestsOnly: 'You can only see requests of your own site.',
  askAsYourself: 'You can only ask questions in your own name.',
  askForOwnSite: 'You can only ask questions for your own site.',
  notYourStudy: 'You are not assigned to this study.',

  // Rate limits
  tooManyAttempts: 'There were too many attempts from your network. Please try again later.',
  tooManyQuestions: 'You have asked many questions in a short time. Please try again later.',
  tooManySiteQuestions: 'Your site has asked as many questions as it can in one day. Please try again tomorrow.',
  tooManyDrafts: 'You have asked for as many drafts as you can in one day. Please try again tomorrow.',

  // Sites, studies and settings
  noSuchSite: 'There is no such site.',
  noSuchStudy: 'There is no such study.',
  siteExists: 'A site of this name exists already.',
  studyExists: 'A study of this name exists already.',
  nameTaken: 'This name is taken',
  settingsChanged: 'Somebody else has changed these settings since you opened them.',

  // Users and invitations
  noSuchUser: 'There is no such user.',
  userExists: 'A user with this email address exists already.',
  invitationOpen: 'This email address has an open invitation already.',
  registrationInProgress: 'This invitation is being completed. Please try again in a minute.',
  passwordTooSimple: 'Please choose a password with lower and upper case letters, digits and other characters.',
  deletesSelf: 'You cannot delete your own account.',
  lastAdministrator: 'The last Administrator cannot be deleted.',
  registeredMeanwhile: 'This person has registered meanwhile and has access now. Nothing was deleted.',
  notRegistered: 'This person is invited and has not registered yet. Nothing was deleted.',

  // Requests
  noSuchRequest: 'There is no such request.',
  noSuchQuestion: 'There is no such question in this request.',
  otherSite: 'This request belongs to another site.',
  otherStudy: 'This request belongs to another study.',
  responsePending: 'Your last question is still waiting for its response.',
  threadFull: 'This thread is full. Please submit a new request.',
  alreadyAnswered: '{name} has already sent a response to this question.',
  responseChanged: 'Somebody else has changed this response since you opened it.',
  unknownCitation: 'A chosen citation is not one of the draft.',

  // Documents
  noSuchDocument: 'There is no such document.',
  notAForm: 'Please send the file as a multipart form.',
  uploadIncomplete: 'The upload did not arrive whole.',
  noFile: 'Please choose a file.',
  emptyFile: 'This file is empty.',
  fileTooLarge: `The file is larger than ${LIMITS.documentBytes / MEGABYTE} MB.`,
  nothingToReplace: 'There is no such document to replace.',
  replacesAnother: 'A document can only replace one of the same name in the same study.',
  otherDocument: 'This is a document of another name or study.',
  replacedArchived: 'The document to be replaced has been archived meanwhile.',
  replacedUnread: 'The document to be replaced is still being read. Please try again in a moment.',
  alreadyReplaced: 'Somebody else has replaced this document meanwhile.',
} as const;

/** Why a PDF could not be read, as the API says it. */
export const INGESTION_MESSAGES: Record<IngestionFailure, string> = {
  empty: 'The file is empty. Please upload it again.',
  not_pdf: 'The file is not a PDF, whatever its name says. Please upload the PDF itself.',
  damaged: 'The PDF is damaged and cannot be opened. Please export it again and upload the new file.',
  encrypted: 'The PDF is protected with a password. Please upload a copy without one.',
  no_text: 'No page of the PDF has text that can be read; it may be a scan. Please upload a version with text.',
  too_many_pages: `The PDF has more than ${LIMITS.documentPages} pages. Please split it and upload the parts.`,
  took_too_long:
    'Reading the PDF takes more time or memory than one document may use. Please export it again, or split it, and upload the result.',
  missing: 'The file is missing. Please upload it again.',
  internal: 'The document could not be read. Please upload it again.',
};

type Messages = typeof ERROR_MESSAGES;

type Slot<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Slot<Rest> : never;

/** Keys of the sentences without placeholders. */
type PlainKey = { [Key in keyof Messages]: [Slot<Messages[Key]>] extends [never] ? Key : never }[keyof Messages];

/** A sentence: one of the catalogue by its key, or a finished text (from the contract, a schema or `filled`). */
export type Sentence = PlainKey | { readonly text: string };

/** A sentence of the catalogue with its placeholders filled. */
export function filled<Key extends Exclude<keyof Messages, PlainKey>>(
  key: Key,
  values: Record<Slot<Messages[Key]>, string>,
): { text: string } {
  return { text: fill(ERROR_MESSAGES[key], values) };
}

export function sentenceText(sentence: Sentence): string {
  return typeof sentence === 'string' ? ERROR_MESSAGES[sentence] : sentence.text;
}
