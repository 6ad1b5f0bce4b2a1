import Alert from '@mui/material/Alert';
import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { useDeferredValue } from 'react';
import type { CitingText } from './document-doubts.ts';
import { misquotedValues } from './misquoted-values.ts';
import { SiteValues } from './site-values.tsx';
import { unstatedValues } from './unstated-values.ts';
import { valuesInWords } from './values-in-words.ts';

interface ResponseValuesProps {
  query: RequestQuery;
  response: CitingText;
}

/** Warns about values that a response states and its sources do not. */
export function ResponseValues({ query, response }: ResponseValuesProps) {
  const { draft } = query;
  const ofSite = unstatedValues(query, response);
  const checked = { text: useDeferredValue(response.text), citations: response.citations };
  const misquoted = misquotedValues(checked, isReadyDraft(draft) ? draft.text : '').filter(
    (value) => !ofSite.includes(value),
  );
  return (
    <>
      <SiteValues values={ofSite} />
      {misquoted.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          Not in the passages cited for it: {valuesInWords(misquoted)}. Check before sending.
        </Alert>
      )}
    </>
  );
}
