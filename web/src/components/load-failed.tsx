import CloudOff from '@mui/icons-material/CloudOff';
import Button from '@mui/material/Button';
import { EmptyState } from './empty-state.tsx';

interface LoadFailedProps {
  title: string;
  onRetry: () => void;
}

export function LoadFailed({ title, onRetry }: LoadFailedProps) {
  return (
    <EmptyState icon={<CloudOff />} title={title}>
      <Button variant="outlined" onClick={onRetry}>
        Try Again
      </Button>
    </EmptyState>
  );
}
