/** Plain questions that any protocol answers; the request form offers them, and tests ask them of the samples. */
export const EXAMPLE_QUESTIONS = [
  'What are the inclusion criteria?',
  'Which visits need an ECG?',
  'Which medications are prohibited?',
] as const;
