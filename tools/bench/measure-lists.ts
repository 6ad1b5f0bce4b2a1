import { chromium } from '@playwright/test';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { signedInState } from '../../e2e/harness/signed-in-state.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { DEMO_PASSWORD } from '../demo/accounts.ts';
import { APPLICATION, HUB } from '../emulators/addresses.ts';
import { compareSizes, readQuantities } from './lists/compare-sizes.ts';
import { inventOrganization, inventPerson, inventThreads, SPONSOR } from './lists/invent-organization.ts';
import { countReadsOf, measureScreen, type Measured, type Visit } from './lists/measure-screen.ts';
import { SCREENS, type Visitor } from './lists/screens.ts';
import { storeOrganization, storePerson, storeThreads } from './lists/store-organization.ts';
import { joined } from './result.ts';

/*
 * Prints what screens of a sponsor's organization cost, on running and empty emulators, as JSON. The argument is the number
 * of requests.
 */

const FEW = 100;
const SEARCHABLE = 500;
/** Of the site's researcher, the most that one person is expected to have. */
const RESEARCHER_SITES = 45;
const MOST_READS_OF_A_REQUEST = 60;

const requests = Number(process.argv[2]);
const organization = inventOrganization(SPONSOR);
const threads = inventThreads(organization, requests);
const siteIds = organization.sites.map(({ id }) => id);
const people = {
  researcher: inventPerson('researcher', 'Clinical Researcher', siteIds.slice(0, RESEARCHER_SITES)),
  administrator: inventPerson('administrator', 'Administrator', []),
};

// Nothing that functions do is measured, and they would start for each record.
await fetch(`http://${HUB}/functions/disableBackgroundTriggers`, { method: 'PUT' });
await timed('storing the organization', async () => {
  await storeOrganization(organization);
  for (const person of Object.values(people)) await storePerson(person);
});

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });

await timed(`storing ${FEW} requests`, () => store(threads.slice(0, FEW), threads.slice(0, FEW)));
const few = await timed(`opening with ${FEW} requests`, measureAll);
await timed(`storing ${requests} requests`, () => store(threads.slice(FEW), threads));
const many = await timed(`opening with ${requests} requests`, measureAll);
const results = SCREENS.map(({ name, mostReads }, at) => {
  const [before, after] = [few[at], many[at]];
  if (!before || !after) throw new Error(`${name} was not measured`);
  return compareSizes({ name, mostReads, few: before, many: after });
});

const latest = threads.at(-1)?.request_id ?? '';
const request = await countReadsOf(await visitOf('administrator'), {
  path: `/request/${latest}`,
  first: (page) => page.getByRole('article').first(),
});
console.error(`  a request: ${JSON.stringify(request)}`);
const ofRequest = { ratios: [], quantities: readQuantities('a request', request, MOST_READS_OF_A_REQUEST) };
await browser.close();
console.log(JSON.stringify(joined([...results, ofRequest])));
process.exit();

function store(added: readonly RequestRecord[], all: readonly RequestRecord[]): Promise<void> {
  return storeThreads(added, { all, searchable: SEARCHABLE });
}

async function measureAll(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const screen of SCREENS) {
    const visit = await visitOf(screen.visitor);
    const figures = await timed(screen.name, () => measureScreen(visit, screen));
    console.error(`  ${JSON.stringify(figures)}`);
    measured.push(figures);
  }
  return measured;
}

async function visitOf(visitor: Visitor): Promise<Visit> {
  const storageState = await signedInState(people[visitor].email, DEMO_PASSWORD);
  return { browser, storageState, origin: APPLICATION };
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.error(`  ${what}: ${Math.round((performance.now() - start) / 1_000)} s`);
  return result;
}
