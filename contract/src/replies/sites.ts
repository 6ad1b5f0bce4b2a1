import type { Site } from '../entities/site.ts';
import { USER_STATUSES, type User } from '../entities/user.ts';
import { ROLES } from '../roles.ts';
import { integer, list, nullable, oneOf, shape, text } from './reply-schema.ts';

/** `request_count` is null for those who do not read all requests. */
export interface SiteView extends Pick<Site, 'id' | 'name'> {
  request_count: number | null;
}

export interface SiteName {
  site_name: string;
}

/** The id of an invited user does not open their invitation. */
export type ContactView = Pick<User, 'id' | 'name' | 'email' | 'role' | 'status' | 'site_ids'>;

export interface Contacts {
  contacts: ContactView[];
}

export interface TeamSizes {
  /** Of each site asked for; 0 for one that does not exist. */
  team_sizes: { site_id: string; members: number }[];
}

/** Of studies that do not exist, nothing. */
export interface StudyFigures {
  studies: {
    study_id: string;
    active_documents: number;
    requests: number;
    /** Restricted to this study, or to it and others; everybody else sees it too. */
    assigned_people: number;
    /** When something last happened to one of its requests. */
    last_active_at: string | null;
  }[];
}

export const siteReply = shape<SiteView>({ id: text(), name: text(), request_count: nullable(integer()) });

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

export const teamSizesReply = shape<TeamSizes>({
  team_sizes: list(shape({ site_id: text(), members: integer() })),
});

export const studyFiguresReply = shape<StudyFigures>({
  studies: list(
    shape({
      study_id: text(),
      active_documents: integer(),
      requests: integer(),
      assigned_people: integer(),
      last_active_at: nullable(text()),
    }),
  ),
});
