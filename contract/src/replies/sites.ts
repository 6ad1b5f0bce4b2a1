import type { InferType } from 'yup';
import { ROLES } from '../roles.ts';
import { list, one, shape, whole, words } from './shape.ts';

/** A site, or a study. `request_count` is exact. */
export const siteReply = shape({ id: words(), name: words(), request_count: whole() });

export const sitesReply = list(siteReply);

export const siteNameReply = shape({ site_name: words() });

const contactReply = shape({
  id: words(),
  /** Empty until they have registered. */
  name: words(),
  email: words(),
  role: one(ROLES),
  status: one(['invited', 'active']),
  site_ids: list(words()),
});

export const contactsReply = shape({ contacts: list(contactReply) });

/** A team member as Site Management and Settings list them; the id of somebody invited is not that of their link. */
export type ContactView = InferType<typeof contactReply>;
export type Contacts = InferType<typeof contactsReply>;
