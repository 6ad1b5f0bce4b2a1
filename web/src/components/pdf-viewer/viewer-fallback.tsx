import { MESSAGES } from '@trialdesk/contract/messages';
import Report from '@mui/icons-material/ReportOutlined';
import { EmptyState } from '../empty-state.tsx';

export function ViewerFallback() {
  return (
    <div role="alert">
      <EmptyState icon={<Report />} title={MESSAGES.viewerFailed.text} />
    </div>
  );
}
