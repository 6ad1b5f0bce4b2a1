import Insights from '@mui/icons-material/InsightsOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PATHS } from '../../../config/paths.ts';

export function NoStudies() {
  return (
    <Card>
      <EmptyState icon={<Insights />} title="There are no studies to report on yet.">
        <Button variant="outlined" component={RouterLink} to={PATHS.studies}>
          Open the studies
        </Button>
      </EmptyState>
    </Card>
  );
}
