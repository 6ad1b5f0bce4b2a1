import type { SavedView } from '@trialdesk/contract/entities/saved-view';
import type { Keeping } from '../owned-records/owned-records.ts';
import { STORED_VIEWS } from './saved-view-repository.ts';

export const SAVED_VIEWS: Keeping<Pick<SavedView, 'name' | 'query'>> = {
  ...STORED_VIEWS,
  share: 'change_shared_views',
  refusals: {
    unknown: 'noSuchView',
    fixed: 'sharedViewsFixed',
    changed: 'viewChanged',
    full: { personal: 'personalViewsFull', shared: 'sharedViewsFull' },
  },
};
