import * as yup from 'yup';
import type { Google } from './google.ts';

const texts = yup.array(yup.string().required()).default([]);
const rule = yup.object({ origin: texts, method: texts });
const bucketInfo = yup.object({ location: yup.string().required(), cors: yup.array(rule.required()).default([]) });

export type CorsRule = yup.InferType<typeof rule>;

export interface Bucket {
  name: string;
  /** As `EUROPE-WEST1` or `EU`. */
  location: string;
  /** With the fields that are not named here. */
  cors: CorsRule[];
}

/** The project's default bucket, or a sentence that says why there is none. */
export async function findBucket(project: string, google: Google): Promise<Bucket | string> {
  const { body } = await google.get('firebase', `/v1beta1/projects/${project}/adminSdkConfig`);
  const { storageBucket: name } = yup.object({ storageBucket: yup.string() }).validateSync(body ?? {});
  if (name === undefined) return 'The project has no default Storage bucket; create it.';
  const reply = await google.get('storage', `/storage/v1/b/${name}`);
  if (reply.status !== 200) return `The bucket ${name} cannot be read (${reply.status}).`;
  return { name, ...bucketInfo.validateSync(reply.body) };
}

/** Browsers read PDFs from the bucket and send them to it. */
export function isForBrowsers({ method }: CorsRule): boolean {
  return ['GET', 'PUT'].every((needed) => method.includes(needed));
}
