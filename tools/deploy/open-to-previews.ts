import * as yup from 'yup';
import { PlainError } from '../plain-error.ts';
import { type CorsRule, findBucket, isForBrowsers } from './bucket.ts';
import type { Google } from './google.ts';

const projectInfo = yup.object({ resources: yup.object({ hostingSite: yup.string().required() }).required() });
const channelList = yup.object({ channels: yup.array(yup.object({ url: yup.string().required() })).default([]) });

/**
 * Lets browsers at each preview of the web read and write the bucket, and at none that has expired.
 * @throws PlainError when the channels cannot be read, or the bucket cannot be read or changed
 */
export async function openToPreviews(project: string, google: Google): Promise<void> {
  const bucket = await findBucket(project, google);
  if (typeof bucket === 'string') throw new PlainError(bucket);
  const { body } = await google.get('firebase', `/v1beta1/projects/${project}`);
  const site = projectInfo.validateSync(body).resources.hostingSite;
  const reply = await google.get('hosting', `/v1beta1/projects/${project}/sites/${site}/channels?pageSize=100`);
  if (reply.status !== 200) throw new PlainError(`The channels of ${site} cannot be read (${reply.status}).`);
  const addresses = channelList.validateSync(reply.body).channels.map(({ url }) => url);
  const cors = withPreviews(bucket.cors, site, addresses);
  const { status } = await google.patch('storage', `/storage/v1/b/${bucket.name}`, { cors });
  if (status !== 200)
    throw new PlainError(
      `The web is on its channel, but the CORS rules of ${bucket.name} cannot be changed (${status}), so PDFs and uploads do not work there.`,
    );
}

/** `addresses` are those of the site's channels, the live one among them. */
export function withPreviews(rules: readonly CorsRule[], site: string, addresses: readonly string[]): CorsRule[] {
  const isPreview = (address: string) => address.startsWith(`https://${site}--`);
  const previews = addresses.filter(isPreview);
  return rules.map((rule) =>
    isForBrowsers(rule)
      ? { ...rule, origin: [...rule.origin.filter((origin) => !isPreview(origin)), ...previews] }
      : rule,
  );
}
