import { boolean, object } from 'yup';

const REQUIRED = 'Please choose whether sites may open documents';

/** Body of `PUT /studies/{id}/settings`. */
export const studySettingsPayload = object({
  sites_open_documents: boolean().strict().typeError(REQUIRED).required(REQUIRED),
});
