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
  noSuchMethod: 'This method is not allowed at this address.',
  malformedAddress: 'The address is not well formed.',
  notJson: 'Please send the request as JSON.',
  malformedJson: 'The body is not well-formed JSON.',
  notAnObject: 'The body must be a JSON object.',
  unknownParameter: 'This call has no parameter {name}.',
  repeatedParameter: 'The parameter {name} can be given once.',
  emptyParameter: 'The parameter {name} is empty.',
  nullField: 'The field {name} cannot be null.',
  bodyTooLarge: 'This is more text than can be sent at once.',
  malformedKey: `${IDEMPOTENCY_HEADER} must be 8 to 128 printable characters.`,
  keyReused: `This ${IDEMPOTENCY_HEADER} was used for another call. Please use a new one.`,
  unknownCursor: 'This cursor is not known.',
  internal: 'Something went wrong on our side. Please try again.',
  busy: 'The system is busy. Please try again in a moment.',

  // Access
  notSignedIn: 'Please sign in.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  enterPassword: 'Please enter your password again.',
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
  tooManyRegistrations: 'There were too many attempts to use this invitation. Please try again in a few minutes.',
  tooManyResets: 'There were too many requests for a new password. Please try again later.',
  tooManyWrites: 'You have made very many changes in a short time. Please try again in a few minutes.',
  tooManyLookups: 'You have looked for earlier answers very often. Please try again later.',
  tooManyUploads: 'You have uploaded many documents in a short time. Please try again later.',
  tooManyQuestions: 'You have asked many questions in a short time. Please try again later.',
  tooManySiteQuestions: 'Your site has asked as many questions as it can in one day. Please try again tomorrow.',
  tooManyDrafts: 'You have asked for as many drafts as you can in one day. Please try again tomorrow.',

  // Sites, studies and settings
  noSuchSite: 'There is no such site.',
  noSuchStudy: 'There is no such study.',
  siteExists: 'A site of this name exists already.',
  studyExists: 'A study of this name exists already.',
  prefixUsed: 'Another study has this number prefix.',
  prefixTaken: 'This prefix is taken',
  prefixFixed: 'This study has requests, whose numbers begin with its prefix. The prefix can no longer change.',
  prefixInUse: 'Requests have this prefix already',
  nameTaken: 'This name is taken',
  settingsChanged: 'Somebody else has changed these settings since you opened them.',

  // Saved replies
  noSuchReply: 'There is no such saved reply.',
  sharedRepliesFixed: 'Only Administrators can change saved replies of the research team.',
  replyChanged: 'Somebody else has changed this saved reply since you opened it.',
  personalRepliesFull: `You have ${LIMITS.savedReplies.personal} saved replies already. Delete one first.`,
  sharedRepliesFull: `The research team has ${LIMITS.savedReplies.shared} saved replies already. Delete one first.`,

  // Saved views
  noSuchView: 'There is no such saved view.',
  sharedViewsFixed: 'Only Administrators can change saved views of the research team.',
  viewChanged: 'Somebody else has changed this view since you opened it.',
  personalViewsFull: `You have ${LIMITS.savedViews.personal} saved views already. Delete one first.`,
  sharedViewsFull: `The research team has ${LIMITS.savedViews.shared} saved views already. Delete one first.`,

  // Users and invitations
  noSuchUser: 'There is no such user.',
  userExists: 'A user with this email address exists already.',
  invitationOpen: 'This email address has an open invitation already.',
  addressTaken: 'This email address belongs to another account. Please ask your administrator for help.',
  registrationInProgress: 'This invitation is being completed. Please try again in a minute.',
  resetInProgress: 'This link is being used. Please try again in a minute.',
  resetInvalid: 'This link has expired or has been used. Please request a new one.',
  passwordTooSimple: 'Please choose a password with lower and upper case letters, digits and other characters.',
  passwordTooWeak: 'This password is easy to guess. Please choose a stronger one, such as four unrelated words.',
  deletesSelf: 'You cannot delete your own account.',
  lastAdministrator: 'The last Administrator cannot be deleted.',
  changesOwnAccess: 'You cannot change your own access. Another Administrator can.',
  lastAdministratorStays: 'The last Administrator must stay one.',
  nameAtRegistration: 'This person has not registered yet and chooses a name then.',
  registeredMeanwhile: 'This person has registered meanwhile and has access now. Nothing was deleted.',
  notRegistered: 'This person is invited and has not registered yet. Nothing was deleted.',

  // Announcements
  noSuchAnnouncement: 'There is no such announcement.',
  notAnnounceable: 'Choose a document that is in use in this study.',
  documentsKept: 'This study keeps its documents from sites.',

  // Requests
  noSuchRequest: 'There is no such request.',
  noSuchQuestion: 'There is no such question in this request.',
  otherSite: 'This request belongs to another site.',
  otherStudy: 'This request belongs to another study.',
  responsePending: 'Your last question is still waiting for its response.',
  ownQuestionsOnly: 'You can only change questions that you have asked.',
  questionWithdrawn: 'This question has been withdrawn.',
  requestWithdrawn: 'This request has been withdrawn. Please submit a new request.',
  questionStarted: 'The research team is working on this question. Add to it instead.',
  questionTooLong: `A question can have at most ${LIMITS.question.max.toLocaleString('en-US')} characters, together with what is added.`,
  tooManyChanges: 'This question has been changed very often. Withdraw it and ask a new one.',
  notAnswered: 'This question has no response yet.',
  ratedByMany: 'This response has been rated by as many people as can rate one.',
  ownEvaluationsOnly: 'Only the person who sent the response can change its evaluation.',
  evaluationFixed: `An evaluation can be changed for ${LIMITS.evaluationHours} hours after sending, which are over.`,
  cannotOwn: 'This person cannot answer requests.',
  cannotMention: 'This person cannot read the notes of this request.',
  asksNobody: 'There is no such question to a colleague.',
  asksThemselves: 'You cannot ask yourself.',
  notesFull: 'This request has as many notes as it can have.',
  withdrawnUnowned: 'A withdrawn request needs no owner.',
  ownedByOther: '{name} owns this request. Take it over, or leave it.',
  threadFull: 'This thread is full. Please submit a new request.',
  alreadyAnswered: '{name} has already sent a response to this question.',
  responseChanged: 'Somebody else has changed this response since you opened it.',
  unknownCitation: 'A chosen citation is not one of the draft.',
  uncitedNumber: 'The text refers to {marks} without a citation. Add the citation, or remove the number from the text.',
  noCitation: 'No citation: {marks}',
  sharedMeanwhile: 'This answer has been shared meanwhile. Read what was shared before you share it again.',
  saysWhoAsked: 'May say who asked: {words}. Remove it, or confirm that it may stay.',

  // Facts of a study
  noSuchField: 'There is no such field.',
  quotesTooLong: 'These are more words than one fact can hold. Please choose fewer.',
  noSuchCitation: 'This answer has no such citation.',
  noSuchAnswer: 'There is no such answer in this study.',
  pageNotDrawn: 'The page could not be shown. Please try again.',
  wordsNotOnPage: 'These words are not on that page of the document. Nothing was cited.',
  wordsProveNothing: 'These words are too few to prove a statement. Please choose a whole sentence or row.',
  tooManyCitations: 'This response cannot have more citations.',
  quoteNotOnPage: 'These words are not on that page of the document. Please copy them from the page.',
  documentNotInUse: 'This document is not in use for the study, or has not been read yet.',
  factChanged: 'Somebody else has reviewed this field since you opened it.',

  // Documents
  noSuchDocument: 'There is no such document.',
  notOurPage: 'This call did not come from the application. Please reload the page.',
  fileMissing: 'The file of this document is missing, or is not the one that was uploaded.',
  notAForm: 'Please send the file as a multipart form.',
  uploadIncomplete: 'The upload was interrupted. Please try again.',
  noSuchUpload: 'There is no such upload. Please upload the file again.',
  uploadUnfinished: 'The file has not arrived yet. Please send the rest of it.',
  unknownField: 'This form has no field {name}.',
  repeatedField: 'The field {name} can be given once.',
  fieldAfterFile: 'The field {name} must come before the file.',
  fieldTooLong: 'The field {name} is too long.',
  tooManyFields: 'This form has too many fields.',
  oneFile: 'Please send one file at a time.',
  noFile: 'Please choose a file.',
  emptyFile: 'This file is empty.',
  fileTooLarge: `The file is larger than ${LIMITS.documentBytes / MEGABYTE} MB.`,
  nothingToReplace: 'There is no such document to replace.',
  replacesAnother: 'A document can only replace one of the same study.',
  otherDocument: 'This is a document of another study.',
  replacedArchived: 'The document to be replaced has been archived meanwhile.',
  replacedUnread: 'The document to be replaced is still being read. Please try again in a moment.',
  notToReadAgain: 'This document cannot be read again as it is. Please upload it anew.',
  notDeletable: 'Only a document that could never be read can be deleted. Archive it instead.',
  alreadyReplaced: 'Somebody else has replaced this document meanwhile.',
} as const;

/** Why a PDF could not be read, as the API says it. */
export const INGESTION_MESSAGES: Record<IngestionFailure, string> = {
  empty: 'The file is empty. Please upload it again.',
  not_pdf: 'This file is not a PDF. Please upload the PDF itself.',
  damaged: 'The PDF is damaged and cannot be opened. Please export it again and upload the new file.',
  encrypted: 'The PDF is protected with a password. Please upload a copy without one.',
  no_text: 'No page of the PDF has text that can be read; it may be a scan. Please upload a version with text.',
  too_many_pages: `The PDF has more than ${LIMITS.documentPages} pages. Please split it and upload the parts.`,
  took_too_long:
    'Reading the PDF takes more time or memory than one document may use. Please export it again, or split it, and upload the result.',
  missing: 'The file is missing. Please upload it again.',
  changed: 'The stored file is not the one that was uploaded. Please upload it again and inform your IT department.',
  unreachable: 'The file could not be fetched for hours, because the storage was unreachable. Please read it again.',
  internal: 'The document could not be read. Please read it again, or upload it again.',
};

type Messages = typeof ERROR_MESSAGES;

type Slot<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Slot<Rest> : never;

/** Of sentences without placeholders. */
type PlainKey = { [Key in keyof Messages]: [Slot<Messages[Key]>] extends [never] ? Key : never }[keyof Messages];

/** By key, or as a finished text (from the contract, a schema or `filled`). */
export type Sentence = PlainKey | { readonly text: string };

export function filled<Key extends Exclude<keyof Messages, PlainKey>>(
  key: Key,
  values: Record<Slot<Messages[Key]>, string>,
): { text: string } {
  return { text: fill(ERROR_MESSAGES[key], values) };
}

export function sentenceText(sentence: Sentence): string {
  return typeof sentence === 'string' ? ERROR_MESSAGES[sentence] : sentence.text;
}
