import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { Act } from '@trialdesk/contract/entities/user';
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
  query: RequestQuery;
}

/** Whether a sent answer is approved for reuse, and was shared, by whom; and ways to do both. */
export function ApprovalLine({ requestId, query }: ApprovalLineProps) {
  const { id: queryId, approval, shared } = query;
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
        {approval && <Done what="Approved for reuse" {...approval} />}
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
      {shared && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Done what="Shared with all sites" {...shared} />
        </Box>
      )}
      {mayShare && (
        <Button
          component={Link}
          to={shareAnswerPath(requestId, queryId)}
          size="small"
          startIcon={<Mail />}
          className="td-screen-only"
        >
          {shared ? 'Share again' : 'Share with all sites'}
        </Button>
      )}
      {hasFailed && <Alert severity="error">The approval could not be changed. Please try again.</Alert>}
    </Box>
  );
}

function Done({ what, by, at }: Act & { what: string }) {
  return (
    <>
      {what} by <bdi>{by.name}</bdi> · <DateTime at={at} />
    </>
  );
}
