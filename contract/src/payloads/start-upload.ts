import { number, object, string } from 'yup';
import { recordId } from './text.ts';
import { versionFields } from './version-fields.ts';

const NAME = 'Please give the name of the file';
const SIZE = 'Please give the size of the file in bytes';

/** Body of `POST /documents/uploads`. Names are cleaned as those of forms, not refused. */
export const startUploadPayload = object({
  name: string().strict().typeError(NAME).required(NAME),
  /** Bytes. */
  size: number().strict().typeError(SIZE).required(SIZE).integer(SIZE).min(0, SIZE),
  /** Omit for all studies. */
  study_id: recordId('Study'),
  /** The document of the same study that this one replaces once it has been read. */
  replaces: recordId('Document'),
  ...versionFields,
});
