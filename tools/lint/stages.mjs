import { readdirSync } from 'node:fs';

/** @typedef {{ folder: string, offers: string[] }} Stage */

/**
 * For `import-x/no-restricted-paths`. A folder that is no stage yet comes last and offers nothing.
 * @param {string} root
 * @param {Stage[]} known in the order in which they may import each other, with what each exports to later ones
 */
export function stageZones(root, known) {
  const named = known.map(({ folder }) => folder);
  const unknown = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['testing', ...named].includes(entry.name))
    .map(({ name }) => ({ folder: name, offers: [] }));
  const stages = [...known, ...unknown];
  return stages.flatMap(({ folder, offers }, at) => {
    const later = stages.slice(at + 1).map((stage) => stage.folder);
    return later.flatMap((other) => [
      {
        target: sourcesIn(`${root}/${folder}`),
        from: `${root}/${other}`,
        message: `${folder}/ comes before ${other}/.`,
      },
      {
        target: sourcesIn(`${root}/${other}`),
        from: `${root}/${folder}`,
        except: offers.map((file) => `./${file}`),
        message: `Import the entry point of ${folder}/.`,
      },
    ]);
  });
}

/**
 * Tests may use all stages.
 * @param {string} folder
 */
export function sourcesIn(folder) {
  return `${folder}/**/!(*.test).ts`;
}
