import type { Site } from '../entities/site.ts';
import { USER_STATUSES, type User } from '../entities/user.ts';
import { ROLES } from '../roles.ts';
import { integer, list, oneOf, shape, text } from './reply-schema.ts';

export interface SiteName {
  site_name: string;
}

/** The id of an invited user does not open their invitation. */
export type ContactView = Pick<User, 'id' | 'name' | 'email' | 'role' | 'status' | 'site_ids'>;

export interface Contacts {
  contacts: ContactView[];
}

export const siteReply = shape<Site>({ id: text(), name: text(), request_count: integer() });

export const sitesReply = list(siteReply);

export const siteNameReply = shape<SiteName>({ site_name: text() });

const contactReply = shape<ContactView>({
  id: text(),
  name: text(),
  email: text(),
  role: oneOf(ROLES),
  status: oneOf(USER_STATUSES),
  site_ids: list(text()),
});

export const contactsReply = shape<Contacts>({ contacts: list(contactReply) });
