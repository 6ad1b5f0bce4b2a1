const answering = './functions/src/answering';

/** In the order in which they may import each other, with what each exports to later ones. */
const STAGES = [
  {
    folder: 'text',
    offers: [
      'terms.ts',
      'quantities.ts',
      'spelling.ts',
      'sentences.ts',
      'alike.ts',
      'weak-quote.ts',
      'estimate-tokens.ts',
    ],
  },
  {
    folder: 'question',
    offers: ['read-question.ts', 'question.ts', 'spell-out.ts', 'asks-for-history.ts', 'needs-thread.ts'],
  },
  {
    folder: 'retrieval',
    offers: [
      'find-passages.ts',
      'scope.ts',
      'with-passages.ts',
      'lead-ins.ts',
      'referred-rows.ts',
      'numbered-section.ts',
      'budget.ts',
    ],
  },
  { folder: 'models', offers: ['draft-model.ts', 'model-failure.ts', 'configured-model.ts'] },
  { folder: 'verification', offers: ['verify-draft.ts', 'document-doubts.ts'] },
  { folder: 'jobs', offers: [] },
];

/**
 * Tests may use all stages.
 * @param {string} folder
 */
const sources = (folder) => `${answering}/${folder}/**/!(*.test).ts`;

/** For `import-x/no-restricted-paths`. */
export const answeringZones = [
  ...STAGES.flatMap(({ folder, offers }, at) => {
    const later = STAGES.slice(at + 1).map((stage) => stage.folder);
    return [
      ...later.map((other) => ({
        target: sources(folder),
        from: `${answering}/${other}`,
        message: `${folder}/ comes before ${other}/.`,
      })),
      ...later.map((other) => ({
        target: sources(other),
        from: `${answering}/${folder}`,
        except: offers.map((file) => `./${file}`),
        message: `Import the entry point of ${folder}/.`,
      })),
    ];
  }),
  { target: sources('models/gemini'), from: `${answering}/models/extractive` },
  { target: sources('models/extractive'), from: `${answering}/models/gemini` },
];
