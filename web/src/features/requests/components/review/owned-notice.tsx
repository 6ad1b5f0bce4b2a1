import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMember } from '../../../../lib/session/session-context.ts';
import type { OwnedRequest } from '../../api/use-request.ts';
import { TakeOverDialog } from '../take-over-dialog.tsx';
import { useAssign } from '../use-assign.ts';
import { useTaking } from './use-taking.ts';

interface OwnedNoticeProps {
  request: OwnedRequest;
}

/**
 * While the member writes: takes the request if nobody owns it, and says so if a colleague does, so that two people do not
 * answer it.
 */
export function OwnedNotice({ request }: OwnedNoticeProps) {
  useTaking(request);
  const { user_id, name } = useMember();
  const [isAsking, setIsAsking] = useState(false);
  const { assign, isAssigning } = useAssign([request]);
  const { owner_id, owner_name } = request;
  if (!owner_id || owner_id === user_id) return null;
  const owner = owner_name ?? '';
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" disabled={isAssigning} onClick={() => setIsAsking(true)}>
          Take Over
        </Button>
      }
    >
      {owner} owns this request and may be answering it too.
      {isAsking && (
        <TakeOverDialog
          owners={[owner]}
          to={null}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            void assign(user_id, name);
          }}
        />
      )}
    </Alert>
  );
}
