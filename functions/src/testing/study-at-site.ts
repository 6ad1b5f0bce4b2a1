import type { Site, Study } from '@trialdesk/contract/entities/site';
import type { ApiWorld, TestPerson } from './api-world.ts';
import { forgetRequests } from './asked-request.ts';

export interface StudyAtSite {
  site: Site;
  study: Study;
  researcher: TestPerson;
  manager: TestPerson;
}

/** A study with a site, a person who asks and one who answers; their requests are removed with the world. */
export async function studyAtSite(world: ApiWorld): Promise<StudyAtSite> {
  const site = await world.site();
  const study = await world.study();
  world.later(() => forgetRequests(site.id));
  const researcher = await world.person('Clinical Researcher', site);
  const manager = await world.person('Site Manager', site);
  return { site, study, researcher, manager };
}
