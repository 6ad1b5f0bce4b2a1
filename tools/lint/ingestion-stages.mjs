import { sourcesIn, stageZones } from './stages.mjs';

/** @type {import('./stages.mjs').Stage[]} */
const STAGES = [
  {
    folder: 'pdf',
    offers: ['page-text.ts', 'page-rules.ts', 'rules.ts', 'ruled-cells.ts', 'cell-borders.ts', 'draw-page.ts'],
  },
  { folder: 'scans', offers: [] },
  { folder: 'page-images', offers: [] },
  {
    folder: 'layout',
    offers: ['row.ts', 'blocks.ts', 'segments.ts', 'caption.ts', 'list-mark.ts', 'lay-out-pages.ts'],
  },
  {
    folder: 'tables',
    offers: [
      'find-table.ts',
      'read-table.ts',
      'table-frame.ts',
      'table-rows.ts',
      'row-context.ts',
      'footnotes.ts',
      'footnote-marks.ts',
      'shorten.ts',
    ],
  },
  { folder: 'passages', offers: ['passage.ts', 'study-fact.ts'] },
  { folder: 'facts', offers: [] },
];

/** What the rest of the functions may use of the stages; modules beside them are for all. */
const OFFERED = [
  'page-images/draw-pages.ts',
  'layout/list-mark.ts',
  'tables/shorten.ts',
  'passages/passage.ts',
  'passages/study-fact.ts',
  'passages/passage-store.ts',
  'passages/render-context.ts',
  'passages/activity-name.ts',
  'facts/find-facts.ts',
  'facts/section-name.ts',
  'facts/section-role.ts',
  'facts/study-fields.ts',
];

/**
 * pdf <- layout <- tables <- passages <- facts, and what others may use.
 * @param {string} root of all functions
 */
export function ingestionZonesIn(root) {
  const ingestion = `${root}/ingestion`;
  return [
    ...stageZones(ingestion, STAGES),
    ...STAGES.map(({ folder }) => ({
      target: sourcesIn(`${root}/!(ingestion|testing)`),
      from: `${ingestion}/${folder}`,
      except: OFFERED.filter((file) => file.startsWith(`${folder}/`)).map((file) => `.${file.slice(folder.length)}`),
      message: `Import what tools/lint/ingestion-stages.mjs offers of ${folder}/.`,
    })),
  ];
}
