import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import { LIMITS } from '@trialdesk/contract/limits';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { savedViews } from '../firebase/collections.ts';
import type { OwnedKind } from '../owned-records/owned-record-repository.ts';

export const STORED_VIEWS: OwnedKind<Pick<SavedView, 'name' | 'query'>> = {
  records: savedViews,
  collection: COLLECTIONS.savedViews,
  subject: 'saved_view',
  most: LIMITS.savedViews,
  contentOf: ({ name, query }) => ({ name, query }),
  nameOf: ({ name }) => name,
};
