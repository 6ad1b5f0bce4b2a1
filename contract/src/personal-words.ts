/** "born 12.03.1961", "DOB: 4 May 58". */
const BORN =
  /\b(?:born|date of birth|birth ?date|birthday|dob)\b[^\n]{0,20}?(?:\d{1,4}[./ -]\d{1,2}[./ -]\d{1,4}|\d{1,2} \p{L}{3,9} \d{2,4}|\d{4})(?!\d)/giu;
/** "MRN 00412345". */
const RECORD_NUMBER =
  /\b(?:mrn|medical record|(?:hospital|chart|nhs|insurance) (?:number|no)|ssn|social security)\b[^\n\d]{0,12}\d[\d -]{3,}\d/giu;
/** "phone 0171 555 0123", "mobile number is 0171/5550123"; not "telephone visit on 12.03.2026". */
const PHONE =
  /\b(?:tel(?:ephone)?|phone|mobile|cell ?phone)\b\.?(?: (?:is|no\.?|nr\.?|number)){0,2} ?[:#]? ?\+?\d(?:[ ()./-]{0,2}\d){6,}/giu;
/** "Mrs. Holloway", "the patient's name is Ada". */
const TITLED = /\b(?:Mr|Mrs|Ms|Miss)\b\.?\s+\p{Lu}\p{L}+/gu;
const NAMED = /\b(?:patient|subject|participant|pt)\b(?:['’]s)?\s(?:named|name is)\s+\p{Lu}\p{Ll}+/gu;
/** Words that follow "patient" with capitals and are no names. */
const NO_NAME =
  'Activity|Alert|Assessment|Card|Cycle|Day|Diary|Global|Health|Identification|Impression|Information|Leaflet|Month|Number|Outcome|Profile|Questionnaire|Reported|Screening|Visit|Week|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
/** "my patient John Miller"; not "the Patient Global Impression", nor "the patient Health Questionnaire". */
const SURNAMED = new RegExp(
  String.raw`\b(?:patient|subject|participant|[Pp]t|lady|gentleman|husband|wife)\.?\s(?!(?:${NO_NAME})\b)\p{Lu}\p{Ll}+\s(?!(?:${NO_NAME})\b)\p{Lu}[\p{L}'’-]*\p{Ll}`,
  'gu',
);
/** "j.smith@mail.com" */
const MAIL_ADDRESS = /[\p{L}\d][\p{L}\d._%+-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
/** "14 Elm Street" */
const STREET =
  /\b\d{1,4}[a-z]?\s(?:\p{Lu}[\p{L}.'’]+\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Court|Boulevard|Blvd)\b/gu;

/** What says who a participant is, apart from the number that a study knows them by. */
export const PERSONAL = [BORN, RECORD_NUMBER, PHONE, TITLED, NAMED, SURNAMED, MAIL_ADDRESS, STREET];

/** Words that seem to say who a participant is, in order. Only a hint: others may. */
export function personalWords(text: string): string[] {
  const places = PERSONAL.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index })),
  );
  return places.sort((one, other) => one.index - other.index).map(({ words }) => words);
}

const HIDDEN = '[hidden]';

/** With such words hidden, for texts that were corrected because of them. */
export function withoutPersonalWords(text: string): string {
  return PERSONAL.reduce((rest, pattern) => rest.replace(pattern, HIDDEN), text);
}
