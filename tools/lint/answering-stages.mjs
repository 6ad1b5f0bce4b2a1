import { sourcesIn, stageZones } from './stages.mjs';

/** @type {import('./stages.mjs').Stage[]} */
const STAGES = [
  {
    folder: 'text',
    offers: [
      'memoized.ts',
      'terms.ts',
      'counted.ts',
      'spelling.ts',
      'sentences.ts',
      'alike.ts',
      'visits.ts',
      'weak-quote.ts',
      'estimate-tokens.ts',
    ],
  },
  {
    folder: 'question',
    offers: [
      'read-question.ts',
      'question.ts',
      'question-form.ts',
      'concepts.ts',
      'spell-out.ts',
      'asks-for-history.ts',
      'needs-thread.ts',
      'measured-value.ts',
      'medicine.ts',
      'panels.ts',
      'subjects.ts',
      'parts.ts',
      'product-names.ts',
    ],
  },
  {
    folder: 'retrieval',
    offers: [
      'find-passages.ts',
      'rank-answers.ts',
      'scope.ts',
      'with-passages.ts',
      'lead-ins.ts',
      'referred-rows.ts',
      'numbered-section.ts',
      'stated-columns.ts',
      'budget.ts',
    ],
  },
  { folder: 'models', offers: ['draft-model.ts', 'model-failure.ts', 'configured-model.ts'] },
  { folder: 'verification', offers: ['verify-draft.ts', 'document-doubts.ts', 'quotes-in-use.ts'] },
  { folder: 'jobs', offers: [] },
];

/** @param {string} root */
export function answeringZonesIn(root) {
  const gemini = `${root}/models/gemini`;
  const extractive = `${root}/models/extractive`;
  return [
    ...stageZones(root, STAGES),
    { target: sourcesIn(gemini), from: extractive },
    { target: sourcesIn(extractive), from: gemini },
  ];
}
