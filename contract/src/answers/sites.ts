import type { InferType } from 'yup';
import { ROLES } from '../roles.ts';
import { list, one, shape, whole, words } from './shape.ts';

/** A site, or a study. `request_count` is exact. */
export const siteAnswer = shape({ id: words(), name: words(), request_count: whole() });

export const sitesAnswer = list(siteAnswer);

export const siteNameAnswer = shape({ site_name: words() });

const contactAnswer = shape({
  id: words(),
  /** Empty until they have registered. */
  name: words(),
  email: words(),
  role: one(ROLES),
  status: one(['invited', 'active']),
  site_ids: list(words()),
});

export const contactsAnswer = shape({ contacts: list(contactAnswer) });

/** A team member as Site Management and Settings list them; the id of somebody invited is not that of their link. */
export type ContactView = InferType<typeof contactAnswer>;
export type Contacts = InferType<typeof contactsAnswer>;
