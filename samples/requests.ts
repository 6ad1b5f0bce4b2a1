import { LANTERN_REQUESTS } from './lantern-3-requests.ts';
import type { SampleRequest } from './sample-request.ts';
import { WAYPOINT_REQUESTS } from './waypoint-2-requests.ts';

/** The demo's requests, covering every state of a request. */
export const SAMPLE_REQUESTS: readonly SampleRequest[] = [...LANTERN_REQUESTS, ...WAYPOINT_REQUESTS];
