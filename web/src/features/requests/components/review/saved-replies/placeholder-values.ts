import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import type { PlaceholderValues } from '@trialdesk/contract/placeholders';

export type RequestHeading = Pick<RequestRecord, 'site_name' | 'study_id' | 'study_name' | 'request_number'>;

interface Known {
  heading: RequestHeading;
  query: Pick<RequestQuery, 'asked_by'>;
  /** Of who writes the response. */
  myName: string;
}

export function placeholderValues({ heading, query, myName }: Known): PlaceholderValues {
  const { site_name, study_id, study_name, request_number } = heading;
  return {
    requester: known(query.asked_by.name),
    site: known(site_name),
    study: study_id === '' ? null : known(study_name),
    request_number: known(request_number),
    my_name: known(myName),
  };
}

function known(name: string | undefined): string | null {
  return name === undefined || name.trim() === '' ? null : name;
}
