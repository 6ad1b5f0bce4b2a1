import { LIMITS } from './limits.ts';

/** Messages of single fields, word for word from the product specification (section 5). */
export const VALIDATION = {
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  nameTooShort: `Name must be at least ${LIMITS.personName.min} characters`,
  nameReserved: 'This name is reserved',
  passwordTooShort: `Password must be at least ${LIMITS.password.min} characters`,
  passwordUnconfirmed: 'Please confirm your password',
  passwordsDiffer: 'Passwords must match',
  titleTooShort: `Title must be at least ${LIMITS.title.min} characters`,
  questionTooShort: `Question must be at least ${LIMITS.question.min} characters`,
  studyMissing: 'Please select a study',
  requestSiteMissing: 'Please select a site',
  categoryMissing: 'Please select a category',
  siteNameMissing: 'Please enter a site name',
  studyNameMissing: 'Please enter a study name',
  prefixInvalid: `A prefix has ${LIMITS.numberPrefix.min} to ${LIMITS.numberPrefix.max} capital letters and digits, a letter first`,
  emailMissing: 'Please enter an email address',
  roleMissing: 'Please select a role',
  managerWithoutSite: 'Please select at least one site for the Site Manager',
} as const;
