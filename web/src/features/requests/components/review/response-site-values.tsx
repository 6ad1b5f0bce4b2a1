import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { CitingText } from './document-doubts.ts';
import { SiteValues } from './site-values.tsx';
import { unstatedValues } from './unstated-values.ts';

interface ResponseSiteValuesProps {
  query: RequestQuery;
  response: CitingText;
}

/** Warns about values of the site that a response says without a source. */
export function ResponseSiteValues({ query, response }: ResponseSiteValuesProps) {
  return <SiteValues values={unstatedValues(query, response)} />;
}
