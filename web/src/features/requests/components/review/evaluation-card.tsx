import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { PRESET_EVALUATION } from '@trialdesk/contract/entities/score-streak';
import { evaluationPayload } from '@trialdesk/contract/payloads/evaluation';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { DialogLoading } from '../../../../components/dialog-loading.tsx';
import { SKIP_LEAVE_GUARD } from '../../../../components/leave-guard.tsx';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { useStoredValue } from '../../../../lib/use-stored-value.ts';
import { sendAnswer } from '../../api/respond.ts';
import type { WayBack } from '../opened-from.ts';
import { citedBy } from './cited-numbers.ts';
import { EvaluationForm } from './evaluation-form.tsx';
import type { ResponseEdit } from './response-edit.ts';
import { ScoreReminder } from './score-reminder.tsx';
import { SendBar } from './send-bar.tsx';
import { sendable } from './sendable.ts';
import type { Submission } from './use-submission.ts';
import { loadCode } from '../../../../lib/code/load-code.ts';

const ConfirmPasswordDialog = lazy(async () => ({
  default: (await loadCode(() => import('./confirm-password-dialog.tsx'))).ConfirmPasswordDialog,
}));

interface EvaluationCardProps {
  requestId: string;
  query: RequestQuery;
  edit: ResponseEdit | null;
  setEdit: (edit: ResponseEdit | null) => void;
  excluded: readonly number[];
  submission: Submission;
  onSent: () => void;
  /** Where to go after sending. */
  back: WayBack;
  /** Element at the lower edge of the screen for what sends the answer; null until it is there. */
  bar: HTMLElement | null;
  /** Shows the source page; absent when nothing is cited. */
  onSource: (() => void) | undefined;
}

export function EvaluationCard(props: EvaluationCardProps) {
  const { requestId, query, edit, setEdit, excluded, submission, onSent, back, bar, onSource } = props;
  const [stored, setStored] = useStoredValue<EvaluationInput>(`evaluation.${requestId}.${query.id}`);
  const [problem, setProblem] = useState<string | null>(null);
  /** The evaluation that waits for the reviewer's password. */
  const [unconfirmed, setUnconfirmed] = useState<EvaluationInput | null>(null);
  const [initial] = useState(stored ?? PRESET_EVALUATION);
  const navigate = useNavigate();
  const toast = useToast();
  const current = sendable(query, edit);
  const cited = citedBy(query, current.state === 'ready' ? current.text : '', excluded);
  // What was saved meanwhile may have other numbers.
  const latest = useRef({ current, cited });
  useEffect(() => {
    latest.current = { current, cited };
  });

  const send = (evaluation: EvaluationInput) => submission.send((isSaved) => sendNow(evaluation, isSaved));

  const sendNow = async (evaluation: EvaluationInput, isSaved: boolean) => {
    const now = latest.current;
    if (now.current.state !== 'ready') return;
    const { text, version } = now.current;
    setProblem(isSaved ? null : 'Your text could not be saved, so it was not sent. Save it again first.');
    if (!isSaved) return;
    try {
      await sendAnswer({ requestId, queryId: query.id, text, version, citations: now.cited.sent, evaluation });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'fresh_sign_in_required') {
        setUnconfirmed(evaluation);
        return;
      }
      setUnconfirmed(null);
      toast.error('completeFailed');
      submission.setLost({ queryId: query.id, text });
      if (error instanceof ApiError) setProblem(error.detail);
      return;
    }
    setStored(null);
    setEdit(null);
    onSent();
    toast.success('requestCompleted');
    await navigate(back.dashboard, { state: { ...SKIP_LEAVE_GUARD, ...back.afterSending(requestId) } });
  };

  return (
    <Card component="section" aria-labelledby="evaluate" sx={{ p: 2 }}>
      <Typography variant="h2" id="evaluate" tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 16 }}>
        Evaluate and Send Response
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        Only the research team sees the evaluation. The site gets the answer and the citations you select.
      </Typography>
      <ScoreReminder />
      <Formik initialValues={initial} validationSchema={evaluationPayload} onSubmit={send}>
        <EvaluationForm query={query} onValues={setStored}>
          {bar && createPortal(<SendBar {...{ requestId, query, current, cited, problem, onSource }} />, bar)}
        </EvaluationForm>
      </Formik>
      {unconfirmed && (
        <Suspense fallback={<DialogLoading />}>
          <ConfirmPasswordDialog onConfirmed={() => send(unconfirmed)} onCancel={() => setUnconfirmed(null)} />
        </Suspense>
      )}
    </Card>
  );
}
