import { object } from 'yup';
import { recordId } from './text.ts';
import { versionFields } from './version-fields.ts';

/** Form fields of `POST /documents/upload`, before the file. All optional. */
export const uploadFields = object({
  /** Omit for all studies. */
  study_id: recordId('Study'),
  /** The document of the same study that this one replaces once it has been read. */
  replaces: recordId('Document'),
  ...versionFields,
});
