import Alert from '@mui/material/Alert';
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
  const ofSite = unstatedValues(query, response);
  const checked = { text: useDeferredValue(response.text), citations: response.citations };
  const misquoted = misquotedValues(query, checked).filter((value) => !ofSite.includes(value));
  return (
    <>
      <SiteValues values={ofSite} />
      {misquoted.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          The cited passages do not state: {valuesInWords(misquoted)}. Check before sending.
        </Alert>
      )}
    </>
  );
}
