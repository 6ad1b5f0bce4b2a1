import { DEMO_STUDY, type Site } from '@trialdesk/contract/entities/site';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { database } from '../../functions/src/firebase/app.ts';
import { names, sites, studies } from '../../functions/src/firebase/collections.ts';
import { newId } from '../../functions/src/ids.ts';
import { nameKey } from '../../functions/src/names/name-key.ts';
import { SAMPLE_SITES, type SampleSite } from '../../samples/sample-request.ts';
import { SAMPLE_STUDIES, type SampleStudy } from '../../samples/studies.ts';

export interface Places {
  sites: Record<SampleSite, Site>;
  studies: Record<SampleStudy['key'], Site>;
}

export async function seedPlaces(): Promise<Places> {
  const batch = database().batch();
  const add = (kind: 'site' | 'study', name: string): Site => {
    const place: Site = { id: newId(), name, request_count: 0 };
    const collection = kind === 'site' ? sites() : studies();
    const folder = kind === 'site' ? COLLECTIONS.sites : COLLECTIONS.studies;
    batch.create(collection.doc(place.id), place);
    batch.create(names().doc(nameKey(kind, name)), { target: `${folder}/${place.id}` });
    return place;
  };
  const study = (key: SampleStudy['key']) =>
    add('study', SAMPLE_STUDIES.find((sample) => sample.key === key)?.name ?? key);
  const places: Places = {
    sites: {
      riverside: add('site', SAMPLE_SITES.riverside),
      lakeside: add('site', SAMPLE_SITES.lakeside),
      northgate: add('site', SAMPLE_SITES.northgate),
    },
    studies: { lantern: study('lantern'), waypoint: study('waypoint') },
  };
  add('study', DEMO_STUDY);
  await batch.commit();
  return places;
}
