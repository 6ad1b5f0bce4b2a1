import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Data files read relative to the code. */
const DATA_FOLDERS = ['src/answering/question/lexicon/tables', 'src/ingestion/facts/tables'];

/** Bundles the functions into a folder, which can be deployed alone. */
export async function buildFunctions(root: string, dist = path.join(root, 'functions/dist')): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  await bundle(
    root,
    [
      'src/index.ts',
      'src/answering/jobs/draft-worker.ts',
      'src/ingestion/read-pdf-worker.ts',
      'src/ingestion/scans/read-scans-worker.ts',
      'src/ingestion/page-images/draw-pages-worker.ts',
      'src/requests/pdf/export-pdf-worker.ts',
    ],
    dist,
  );
}

/**
 * Bundles sources of functions/ with the data files they read. Dependencies in functions/package.json stay external;
 * all else is inlined.
 */
export async function bundle(root: string, entryPoints: string[], outdir: string): Promise<void> {
  const folder = path.join(root, 'functions');
  await build({
    entryPoints: entryPoints.map((entry) => path.join(folder, entry)),
    entryNames: '[name]',
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    sourcemap: true,
    external: dependencies(folder).flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  });
  for (const data of DATA_FOLDERS)
    cpSync(path.join(folder, data), path.join(outdir, path.basename(data)), { recursive: true });
}

function dependencies(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { dependencies: object };
  return Object.keys(manifest.dependencies);
}
