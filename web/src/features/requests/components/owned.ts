import type { Ownership } from '@trialdesk/contract/entities/request';

export type Owned = Ownership & { request_id: string };
