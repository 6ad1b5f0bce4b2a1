import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { LIMITS } from '@trialdesk/contract/limits';
import { evaluationPayload } from '@trialdesk/contract/payloads/evaluation';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SKIP_LEAVE_GUARD } from '../../../../components/leave-guard.tsx';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { useStoredValue } from '../../../../lib/use-stored-value.ts';
import { sendAnswer } from '../../api/respond.ts';
import { EvaluationForm } from './evaluation-form.tsx';
import { currentCitations, type ResponseEdit } from './response-edit.ts';
import { sendable } from './sendable.ts';

const { default: defaultRating } = LIMITS.rating;
const INITIAL_VALUES: EvaluationInput = {
  answered: false,
  relevance: defaultRating,
  tone: defaultRating,
  citation_quality: defaultRating,
  comment: '',
};

interface EvaluationCardProps {
  requestId: string;
  query: RequestQuery;
  edit: ResponseEdit | null;
  setEdit: (edit: ResponseEdit | null) => void;
  excluded: readonly number[];
  onSent: () => void;
  /** Where to go after sending. */
  dashboard: string;
}

export function EvaluationCard(props: EvaluationCardProps) {
  const { requestId, query, edit, setEdit, excluded, onSent, dashboard } = props;
  const [stored, setStored] = useStoredValue<EvaluationInput>(`evaluation.${requestId}.${query.id}`);
  const [problem, setProblem] = useState<string | null>(null);
  const [initial] = useState(stored ?? INITIAL_VALUES);
  const navigate = useNavigate();
  const toast = useToast();
  const current = sendable(query, edit);
  const citations = currentCitations(query).map(({ number }) => number);
  const kept = citations.filter((number) => !excluded.includes(number));

  const send = async (evaluation: EvaluationInput) => {
    if (current.state !== 'ready') return;
    const { text, version } = current;
    setProblem(null);
    try {
      await sendAnswer({ requestId, queryId: query.id, text, version, citations: kept, evaluation });
    } catch (error) {
      toast.error('completeFailed');
      if (error instanceof ApiError) setProblem(error.detail);
      return;
    }
    setStored(null);
    setEdit(null);
    onSent();
    toast.success('requestCompleted');
    await navigate(dashboard, { state: SKIP_LEAVE_GUARD });
  };

  return (
    <Card component="section" aria-labelledby="evaluate" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="evaluate">
        Evaluate and Send Response
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>
        Only the research team sees the evaluation. The site gets the answer and the citations you select.
      </Typography>
      <Formik initialValues={initial} validationSchema={evaluationPayload} onSubmit={send}>
        <EvaluationForm {...{ query, current, problem, excluded, kept }} onValues={setStored} />
      </Formik>
    </Card>
  );
}
