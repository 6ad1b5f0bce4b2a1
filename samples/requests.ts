import { LANTERN_REQUESTS } from './lantern-3-requests.ts';
import type { SampleRequest } from './sample-request.ts';
import { WAYPOINT_REQUESTS } from './waypoint-2-requests.ts';

/** Every request of the demo, over three sites and two studies, in every state that a request can be in. */
export const SAMPLE_REQUESTS: readonly SampleRequest[] = [...LANTERN_REQUESTS, ...WAYPOINT_REQUESTS];
