import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the Cloud Functions into functions/dist. What functions/package.json names as a dependency stays outside and
 * is installed where the functions run; all else, the contract above all, goes in. So the folder can be deployed as it is.
 */
export async function buildFunctions(root: string): Promise<void> {
  const folder = path.join(root, 'functions');
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const worker = path.join(folder, 'src/ingestion/pdf/read-pdf-worker.ts');
  await build({
    entryPoints: [path.join(folder, 'src/index.ts'), ...(existsSync(worker) ? [worker] : [])],
    entryNames: '[name]',
    outdir: dist,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    sourcemap: true,
    external: dependencies(folder).flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  });
}

function dependencies(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { dependencies: object };
  return Object.keys(manifest.dependencies);
}
