import Box from '@mui/material/Box';
import { useNow } from '../../../../lib/use-now.ts';
import type { OwnedRequest } from '../../api/use-request.ts';
import { DueLabel } from '../due-label.tsx';
import { ownerLabel } from '../owner-label.ts';
import { OwnerMenu } from '../owner-menu.tsx';
import { WritingMark } from '../writing-mark.tsx';
import { OwnedNotice } from './owned-notice.tsx';

interface RequestOwnerProps {
  request: OwnedRequest;
  /** The member has text that is not saved. */
  isWriting: boolean;
}

/** Whose the request is, and when its answer is due. A withdrawn request needs no owner. */
export function RequestOwner({ request, isWriting }: RequestOwnerProps) {
  const now = useNow();
  if (request.status === 'withdrawn') return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2, fontSize: '0.875rem' }}>
        <OwnerMenu requests={[request]} label={ownerLabel(request)} />
        <DueLabel {...{ request, now }} />
        <Box component="span" role="status">
          <WritingMark requestId={request.request_id} />
        </Box>
      </Box>
      {isWriting && request.status === 'processing' && <OwnedNotice request={request} />}
    </>
  );
}
