import type { Approval } from '@trialdesk/contract/entities/request';
import Mail from '@mui/icons-material/MailOutlined';
import Recommend from '@mui/icons-material/RecommendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../../components/date-time.tsx';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { shareAnswerPath } from '../../../../config/share-answer-path.ts';
import { useCan } from '../../../../lib/session/use-can.ts';
import { approveAnswer, withdrawApproval } from '../../api/approve-answer.ts';

interface ApprovalLineProps {
  requestId: string;
  queryId: string;
  approval: Approval | undefined;
}

/** Whether a sent answer is approved for reuse, and by whom; and a way to share it. */
export function ApprovalLine({ requestId, queryId, approval }: ApprovalLineProps) {
  const mayShare = useCan('announce');
  const [isChanging, setIsChanging] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const change = async () => {
    setIsChanging(true);
    setHasFailed(false);
    try {
      await (approval ? withdrawApproval : approveAnswer)({ requestId, queryId });
    } catch {
      setHasFailed(true);
    } finally {
      setIsChanging(false);
    }
  };
  return (
    <Box
      role="group"
      aria-label="Approval for reuse"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        fontSize: '0.8125rem',
      }}
    >
      <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {approval && (
          <>
            Approved for reuse by <bdi>{approval.by.name}</bdi> · <DateTime at={approval.at} />
          </>
        )}
      </Box>
      <LoadingButton
        size="small"
        variant={approval ? 'text' : 'outlined'}
        startIcon={<Recommend />}
        loading={isChanging}
        onClick={() => void change()}
        className="td-screen-only"
      >
        {approval ? 'Withdraw approval' : 'Approve for reuse'}
      </LoadingButton>
      {mayShare && (
        <Button
          component={Link}
          to={shareAnswerPath(requestId, queryId)}
          size="small"
          startIcon={<Mail />}
          className="td-screen-only"
        >
          Share with all sites
        </Button>
      )}
      {hasFailed && <Alert severity="error">The approval could not be changed. Please try again.</Alert>}
    </Box>
  );
}
