import { EXAMPLE_QUESTIONS } from '@trialdesk/contract/example-questions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useField } from 'formik';

interface ExampleQuestionsProps {
  /** The form field to fill, which is also its input's id. */
  name: string;
}

/** Offers questions while the field is empty. Choosing one fills the field and moves the focus there. */
export function ExampleQuestions({ name }: ExampleQuestionsProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  if (value.trim() !== '') return null;
  const fill = (question: string) => {
    // The button is about to disappear.
    document.getElementById(name)?.focus();
    void setValue(question);
  };
  return (
    <Box role="group" aria-labelledby={`${name}-examples`} sx={{ mt: 1.5, mx: 1.75 }}>
      <Box id={`${name}-examples`} sx={{ mb: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        Or start with an example
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {EXAMPLE_QUESTIONS.map((question) => (
          <Button
            key={question}
            size="small"
            variant="outlined"
            onClick={() => fill(question)}
            sx={{ borderRadius: 99, textAlign: 'left', textTransform: 'none', lineHeight: 1.4 }}
          >
            {question}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
