import Report from '@mui/icons-material/ReportOutlined';

/** `SafetyMark` where there is no room for a word. */
export function SafetyIcon() {
  return (
    <Report
      titleAccess="May need a safety report"
      sx={{ fontSize: '1.125rem', color: 'error.main', verticalAlign: 'text-bottom' }}
    />
  );
}
