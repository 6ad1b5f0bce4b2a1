import Alert from '@mui/material/Alert';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { useDeferredValue } from 'react';
import { changedStatements } from './changed-statements.ts';
import type { CitingText } from './document-doubts.ts';
import { misquotedValues } from './misquoted-values.ts';
import { SiteValues } from './site-values.tsx';
import { unstatedValues } from './unstated-values.ts';
import { useReversedStatements } from './use-reversed-statements.ts';
import { valuesInWords } from './values-in-words.ts';

interface ResponseChecksProps {
  query: RequestQuery;
  response: CitingText;
}

/** Warns about what a response states and its sources do not, or deny. */
export function ResponseChecks({ query, response }: ResponseChecksProps) {
  const ofSite = unstatedValues(query, response);
  const changed = changedStatements(query, {
    text: useDeferredValue(response.text),
    citations: response.citations,
  });
  const misquoted = misquotedValues(changed).filter((value) => !ofSite.includes(value));
  const reversed = useReversedStatements(query, response);
  return (
    <>
      <SiteValues values={ofSite} />
      {misquoted.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          The cited passages do not state: {valuesInWords(misquoted)}. Check before sending.
        </Alert>
      )}
      {reversed.length > 0 && (
        // Not announced anew with each letter that is typed.
        <Alert severity="warning" role="note" sx={{ overflowWrap: 'anywhere' }}>
          Check before sending. The cited passages seem to say the opposite:{' '}
          {reversed.map((each) => `“${each}”`).join(' ')}
        </Alert>
      )}
    </>
  );
}
