import type { SiteQuery } from '@trialdesk/contract/entities/request';
import { LIMITS } from '@trialdesk/contract/limits';
import type { MessageKey } from '@trialdesk/contract/messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { hasStoredDraft } from '../../../lib/use-stored-draft.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { addToQuestion, correctQuestion, withdrawQuestion, type QuestionPlace } from '../api/own-question.ts';
import { OwnQuestionForm } from './own-question-form.tsx';

type Action = 'add' | 'correct' | 'withdraw';

interface ActionText {
  button: string;
  label: string;
  max: number;
  submit: string;
  done: MessageKey;
  call: (place: QuestionPlace, text: string) => Promise<void>;
}

const { question, reason } = LIMITS;

const ACTIONS: Record<Action, ActionText> = {
  add: {
    ...{ button: 'Add to question', label: 'What to add', max: question.max, submit: 'Add' },
    ...{ done: 'questionAddedTo', call: addToQuestion },
  },
  correct: {
    ...{ button: 'Correct question', label: 'Corrected question', max: question.max, submit: 'Save correction' },
    ...{ done: 'questionCorrected', call: correctQuestion },
  },
  withdraw: {
    ...{ button: 'Withdraw question', label: 'Reason', max: reason.max, submit: 'Withdraw' },
    ...{ done: 'questionWithdrawn', call: withdrawQuestion },
  },
};

interface OwnQuestionActionsProps {
  requestId: string;
  query: SiteQuery;
}

/** Which kept text opens its form again. */
const KEPT_FIRST: readonly Action[] = ['correct', 'add', 'withdraw'];

/** A correction that was typed when the team began to answer; it can still be added. */
const OVERTAKEN =
  'The research team has started on your question, so it can no longer be corrected. Your text is kept: change it to what is new, and add it to the question.';

/** What the asker can do with a question that waits. It is corrected only until somebody works on it. */
export function OwnQuestionActions({ requestId, query }: OwnQuestionActionsProps) {
  const nameOf = (action: Action) => `${action}.${query.id}`;
  const [opened, setOpened] = useState<Action | null>(
    () => KEPT_FIRST.find((action) => hasStoredDraft(nameOf(action))) ?? null,
  );
  const group = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(() => group.current?.querySelector('button') ?? null);
  const toast = useToast();
  const isOvertaken = opened === 'correct' && query.is_started === true;
  const carriedOut = isOvertaken ? 'add' : opened;

  async function submit(chosen: Action, text: string): Promise<boolean> {
    const { call, done } = ACTIONS[chosen];
    try {
      await call({ requestId, queryId: query.id }, text);
      setOpened(null);
      toast.success(done);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status > 0)
        toast.error('questionRefused', { detail: error.detail });
      else toast.error('questionFailed');
      return false;
    }
  }

  return (
    <Box {...keptFocus} ref={group} className="td-screen-only" sx={{ mt: 2 }}>
      {opened && carriedOut ? (
        <OwnQuestionForm
          key={opened}
          name={nameOf(opened)}
          notice={isOvertaken ? OVERTAKEN : null}
          initial={carriedOut === 'correct' ? query.question : ''}
          isLine={opened === 'withdraw'}
          onSubmit={(text) => submit(carriedOut, text)}
          onCancel={() => setOpened(null)}
          {...ACTIONS[carriedOut]}
          {...(isOvertaken && { submit: ACTIONS.add.button })}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Choice action="add" onOpen={setOpened} />
          {!query.is_started && <Choice action="correct" onOpen={setOpened} />}
          <Choice action="withdraw" onOpen={setOpened} />
        </Box>
      )}
    </Box>
  );
}

function Choice({ action, onOpen }: { action: Action; onOpen: (action: Action) => void }) {
  return (
    <Button size="small" variant="outlined" onClick={() => onOpen(action)}>
      {ACTIONS[action].button}
    </Button>
  );
}
