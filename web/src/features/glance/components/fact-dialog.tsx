import type { FactReviewPayload } from '@trialdesk/contract/payloads/fact-review';
import type { FactView, StudyGlance } from '@trialdesk/contract/replies/study-facts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useReviewFact } from '../api/use-review-fact.ts';
import { OtherWordsFields } from './other-words-fields.tsx';
import { choiceOfStatement, firstChoice, firstWords, reviewOf, type ReviewChoice } from './review-choice.ts';

interface FactDialogProps {
  fact: FactView;
  glance: StudyGlance;
  onClose: () => void;
}

/** Confirms one of the statements or other words of a document, or says that none states the field. */
export function FactDialog({ fact, glance, onClose }: FactDialogProps) {
  const documents = glance.documents.filter(({ state }) => state === 'ready');
  const [choice, setChoice] = useState<ReviewChoice>(() => firstChoice(fact));
  const [words, setWords] = useState(() => firstWords(fact, documents[0]?.id ?? ''));
  const [sending, setSending] = useState<FactReviewPayload['decision'] | null>(null);
  const [problem, setProblem] = useState('');
  const review = useReviewFact(glance.study.id);
  const titleId = useId();
  const decided = reviewOf(choice, { fact, words, version: glance.version });

  const send = async (body: FactReviewPayload) => {
    setSending(body.decision);
    setProblem('');
    try {
      await review(fact.field, body);
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.detail : 'The review could not be saved. Try again.');
      setSending(null);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Review {fact.name}</DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby={titleId}
          value={choice}
          onChange={(_event, next) => setChoice(next as ReviewChoice)}
          sx={{ gap: 1.5, '& .MuiFormControlLabel-root': { alignItems: 'flex-start', mr: 0 } }}
        >
          {fact.statements.map(({ quotes }, place) => (
            <FormControlLabel
              key={place}
              value={choiceOfStatement(place)}
              control={<Radio />}
              label={
                <span style={{ display: 'block', paddingTop: 8, overflowWrap: 'anywhere' }}>
                  {quotes.map(({ text_snippet }) => text_snippet).join(' ')} ({quotes[0]?.document_name}, page{' '}
                  {quotes[0]?.page})
                </span>
              }
            />
          ))}
          <FormControlLabel value="other" control={<Radio />} label={<Choice>Other words of a document</Choice>} />
          {choice === 'other' && <OtherWordsFields {...{ documents, words, setWords }} />}
          <FormControlLabel
            value="not_stated"
            control={<Radio />}
            label={<Choice>The documents do not state it</Choice>}
          />
        </RadioGroup>
        {problem !== '' && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {fact.review && (
          <LoadingButton
            color="inherit"
            loading={sending === 'open'}
            onClick={() => void send({ decision: 'open', version: glance.version })}
            sx={{ mr: 'auto' }}
          >
            Withdraw
          </LoadingButton>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <LoadingButton
          variant="contained"
          disabled={decided === null}
          loading={sending !== null && sending !== 'open'}
          onClick={() => decided && void send(decided)}
        >
          Confirm
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}

function Choice({ children }: { children: string }) {
  return <span style={{ display: 'block', paddingTop: 8 }}>{children}</span>;
}
