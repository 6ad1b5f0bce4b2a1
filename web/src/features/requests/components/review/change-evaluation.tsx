import type { Evaluation } from '@trialdesk/contract/entities/evaluation';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { DateTime } from '../../../../components/date-time.tsx';
import { DialogLoading } from '../../../../components/dialog-loading.tsx';
import { loadCode } from '../../../../lib/code/load-code.ts';
import { useNow } from '../../../../lib/use-now.ts';

const EvaluationDialog = lazy(async () => ({
  default: (await loadCode(() => import('./evaluation-dialog.tsx'))).EvaluationDialog,
}));

interface ChangeEvaluationProps {
  evaluation: Evaluation;
  /** ISO 8601. */
  until: string;
}

/** For the person who sent the answer. A dialog that is open when the time is over stays, with what was entered. */
export function ChangeEvaluation({ evaluation, until }: ChangeEvaluationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOver = useNow() >= Date.parse(until);
  return (
    <>
      {!isOver && (
        <Box className="td-screen-only" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <Button size="small" variant="outlined" startIcon={<Edit />} onClick={() => setIsOpen(true)}>
            Change evaluation
          </Button>
          <span>
            Can be changed until <DateTime at={until} />
          </span>
        </Box>
      )}
      {isOpen && (
        <Suspense fallback={<DialogLoading />}>
          <EvaluationDialog evaluation={evaluation} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
