import { readdirSync } from 'node:fs';

/**
 * In the order in which they may import each other, with what each exports to later ones.
 * @type {{ folder: string, offers: string[] }[]}
 */
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
      'spell-out.ts',
      'asks-for-history.ts',
      'needs-thread.ts',
      'parts.ts',
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
      'budget.ts',
    ],
  },
  { folder: 'models', offers: ['draft-model.ts', 'model-failure.ts', 'configured-model.ts'] },
  { folder: 'verification', offers: ['verify-draft.ts', 'document-doubts.ts', 'quotes-in-use.ts'] },
  { folder: 'jobs', offers: [] },
];

/**
 * For `import-x/no-restricted-paths`. A folder that is no stage yet comes last and offers nothing.
 * @param {string} root
 */
export function answeringZonesIn(root) {
  const known = STAGES.map(({ folder }) => folder);
  const unknown = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['testing', ...known].includes(entry.name))
    .map(({ name }) => ({ folder: name, offers: [] }));
  const stages = [...STAGES, ...unknown];
  /**
   * Tests may use all stages.
   * @param {string} folder
   */
  const sources = (folder) => `${root}/${folder}/**/!(*.test).ts`;
  return [
    ...stages.flatMap(({ folder, offers }, at) => {
      const later = stages.slice(at + 1).map((stage) => stage.folder);
      return [
        ...later.map((other) => ({
          target: sources(folder),
          from: `${root}/${other}`,
          message: `${folder}/ comes before ${other}/.`,
        })),
        ...later.map((other) => ({
          target: sources(other),
          from: `${root}/${folder}`,
          except: offers.map((file) => `./${file}`),
          message: `Import the entry point of ${folder}/.`,
        })),
      ];
    }),
    { target: sources('models/gemini'), from: `${root}/models/extractive` },
    { target: sources('models/extractive'), from: `${root}/models/gemini` },
  ];
}
