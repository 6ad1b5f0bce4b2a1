import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';

export function PrintButton() {
  return (
    <Button size="small" variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
      Print
    </Button>
  );
}
