import { readdirSync } from 'node:fs';

/** Folders whose imports point one way: lib <- components <- features <- app. */
const LAYERS = ['lib', 'components', 'features', 'app'];

/**
 * No feature imports another, and a folder that is no layer imports none of the last two.
 * @param {string} root
 */
export function webZonesIn(root) {
  /** @param {string} name */
  const at = (name) => `${root}/${name}`;
  const others = foldersIn(root).filter((name) => name !== 'testing' && !LAYERS.includes(name));
  return [
    ...LAYERS.slice(0, -1).map((name, place) => ({ target: at(name), from: LAYERS.slice(place + 1).map(at) })),
    ...others.map((name) => ({ target: at(name), from: [at('features'), at('app')] })),
    ...foldersIn(at('features')).map((name) => ({
      target: at(`features/${name}`),
      from: at('features'),
      except: [`./${name}`],
    })),
  ];
}

/** @param {string} folder */
function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
