import { loadEnvFile } from 'node:process';
import path from 'node:path';
import { ROOT } from '../project.ts';
import { linkAudit } from '../../functions/src/audit/link-audit.ts';
import { localSigner } from '../../functions/src/audit/signing/local-key.ts';
import { seedAnnouncement } from './announcement.ts';
import { backdateAudit, backdateDrafts } from './backdate.ts';
import { seedPeople } from './people.ts';
import { seedPlaces } from './places.ts';
import { seedProtocols } from './protocols.ts';
import { seedRequests } from './requests.ts';
import { requireEmulators } from './require-emulators.ts';

/* Writes the demo data to empty, running emulators; with `--announcement` also an announcement. */

requireEmulators(process.env);
loadEnvFile(path.join(ROOT, 'functions/.env'));

const WEEKS_OF_HISTORY = 6;

const now = new Date();
const beginning = new Date(now.getTime() - WEEKS_OF_HISTORY * 7 * 86_400_000).toISOString();

const places = await seedPlaces();
const people = await seedPeople(places, beginning);
await seedProtocols(places, people.reviewers.admin, beginning);
const requests = await seedRequests({ places, people, now });
await Promise.all(requests.map(backdateDrafts));
if (process.argv.includes('--announcement')) await seedAnnouncement({ places, people, now });
await backdateAudit();
await linkAudit({ now: new Date().toISOString(), sign: localSigner, settlingSeconds: 0 });
console.log(
  `Demo data: 3 sites, 3 studies, ${Object.keys(people.requesters).length + 2} people, ${requests.length} requests`,
);
