import { DEMO_STUDY, type Site, type Study } from '@trialdesk/contract/entities/site';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { database } from '../../functions/src/firebase/app.ts';
import { names, sites, studies } from '../../functions/src/firebase/collections.ts';
import { newId } from '../../functions/src/ids.ts';
import { nameKey } from '../../functions/src/names/name-key.ts';
import { prefixesFor } from '../../functions/src/studies/number-prefix.ts';
import { SAMPLE_SITES, type SampleSite } from '../../samples/sample-request.ts';
import { SAMPLE_STUDIES, type SampleStudy } from '../../samples/studies.ts';

export interface Places {
  sites: Record<SampleSite, Site>;
  studies: Record<SampleStudy['key'], Site>;
}

export async function seedPlaces(): Promise<Places> {
  const batch = database().batch();
  const addSite = (name: string): Site => {
    const site: Site = { id: newId(), name };
    batch.create(sites().doc(site.id), site);
    batch.create(names().doc(nameKey('site', name)), { target: `${COLLECTIONS.sites}/${site.id}` });
    return site;
  };
  const addStudy = (name: string): Study => {
    const number_prefix = prefixesFor(name).next().value;
    const study: Study = { id: newId(), name, number_prefix };
    batch.create(studies().doc(study.id), study);
    for (const key of [nameKey('study', name), nameKey('prefix', number_prefix)])
      batch.create(names().doc(key), { target: `${COLLECTIONS.studies}/${study.id}` });
    return study;
  };
  const study = (key: SampleStudy['key']) => addStudy(SAMPLE_STUDIES.find((sample) => sample.key === key)?.name ?? key);
  const places: Places = {
    sites: {
      riverside: addSite(SAMPLE_SITES.riverside),
      lakeside: addSite(SAMPLE_SITES.lakeside),
      northgate: addSite(SAMPLE_SITES.northgate),
    },
    studies: { lantern: study('lantern'), waypoint: study('waypoint') },
  };
  addStudy(DEMO_STUDY);
  await batch.commit();
  return places;
}
