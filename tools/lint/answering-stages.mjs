const answering = './functions/src/answering';

/** The stages of answering in the order in which they may import each other, with what each offers to later ones. */
const STAGES = [
  { folder: 'text', offers: ['terms.ts', 'quantities.ts', 'spelling.ts', 'sentences.ts'] },
  { folder: 'question', offers: ['read-question.ts', 'question.ts'] },
  { folder: 'retrieval', offers: ['find-passages.ts', 'scope.ts'] },
  { folder: 'models', offers: ['draft-model.ts', 'model-failure.ts', 'configured-model.ts'] },
  { folder: 'verification', offers: ['verify-draft.ts'] },
  { folder: 'jobs', offers: [] },
];

/**
 * Tests may run the whole way from question to draft.
 * @param {string} folder
 */
const sources = (folder) => `${answering}/${folder}/**/!(*.test).ts`;

/** Zones for `import-x/no-restricted-paths`. */
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
