import type { Quote } from '@trialdesk/contract/entities/citation';
import { LIMITS } from '@trialdesk/contract/limits';
import type { FoundPassageView } from '@trialdesk/contract/replies/citing';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { findPassages } from '../../api/citing.ts';
import { FoundPassage } from './found-passage.tsx';
import type { Cite } from './use-citing.ts';

export interface FindPanelProps {
  requestId: string;
  /** What to look for at once; may be empty. */
  wanted: string;
  /** Absent while there is no response to cite in. */
  citing: Cite | undefined;
  onOpen: (quote: Quote) => void;
}

/** Searches the documents that the request is answered from, and cites what it finds. */
export function FindPanel({ requestId, wanted, citing, onOpen }: FindPanelProps) {
  const [words, setWords] = useState(wanted);
  const [found, setFound] = useState<{ words: string; passages: FoundPassageView[] } | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLOListElement>(null);

  const find = async (text: string) => {
    if (text === '') return;
    setIsSearching(true);
    setProblem(null);
    try {
      setFound({ words: text, passages: await findPassages(requestId, text) });
    } catch (error) {
      setProblem(error instanceof ApiError ? error.detail : 'The documents could not be searched. Please try again.');
    } finally {
      setIsSearching(false);
    }
  };

  const begin = useRef(find);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
    void begin.current(wanted.slice(0, LIMITS.search.max));
  }, [wanted]);

  // The best result is the likely next step.
  useEffect(() => {
    if (found && form.current?.contains(document.activeElement)) results.current?.querySelector('button')?.focus();
  }, [found]);

  return (
    <Box component="section" aria-labelledby="find-in-documents" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="find-in-documents">
        Find in the documents
      </Typography>
      <Box
        component="form"
        ref={form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void find(words.trim().slice(0, LIMITS.search.max));
        }}
        sx={{ display: 'flex', gap: 1 }}
      >
        <SearchField placeholder="Search the documents of this study" value={words} onChange={setWords} />
        <LoadingButton type="submit" variant="outlined" loading={isSearching}>
          Find
        </LoadingButton>
      </Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {citing?.problem && <Alert severity="error">{citing.problem}</Alert>}
      <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {found && countText(found.passages.length, found.words)}
      </Box>
      <Box
        component="ol"
        ref={results}
        aria-label="Passages"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {found?.passages.map((passage, index) => (
          <FoundPassage key={index} number={index + 1} {...{ passage, citing, onOpen }} />
        ))}
      </Box>
    </Box>
  );
}

function countText(count: number, words: string): string {
  if (count === 0) return `Nothing in the documents has the words of “${words}”`;
  return count === 1 ? '1 passage' : `${count} passages, best first`;
}
