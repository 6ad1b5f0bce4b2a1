import type { Evaluation, EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import { evaluationPayload } from '@trialdesk/contract/payloads/evaluation';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { changeEvaluation } from '../../api/change-evaluation.ts';
import { EvaluationFields } from './evaluation-fields.tsx';

interface EvaluationDialogProps {
  evaluation: Evaluation;
  onClose: () => void;
}

/** Changes what was said of a draft when its answer was sent. Entries stay in the form if that fails. */
export function EvaluationDialog({ evaluation, onClose }: EvaluationDialogProps) {
  const { request_id: requestId, query_id: queryId } = evaluation;
  const { answered, relevance, tone, citation_quality, comment } = evaluation;
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (values: EvaluationInput) => {
    setProblem(null);
    try {
      await changeEvaluation({ requestId, queryId }, values);
    } catch (error) {
      toast.error('evaluationFailed');
      if (error instanceof ApiError) setProblem(error.detail);
      return;
    }
    toast.success('evaluationChanged');
    onClose();
  };

  return (
    <FormDialog<EvaluationInput>
      title="Change Evaluation"
      initialValues={{ answered, relevance, tone, citation_quality, comment }}
      schema={evaluationPayload}
      onSubmit={save}
      onClose={onClose}
      submit="Save"
      maxWidth="sm"
    >
      {() => (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <DialogContentText variant="body2">
            Only the research team sees the evaluation. The answer that was sent stays as it is.
          </DialogContentText>
          {problem !== null && <Alert severity="error">{problem}</Alert>}
          <EvaluationFields />
        </Box>
      )}
    </FormDialog>
  );
}
