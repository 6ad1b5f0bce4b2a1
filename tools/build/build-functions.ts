import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the Cloud Functions into functions/dist. Dependencies in functions/package.json stay external; everything
 * else, such as the contract, is inlined, so that the folder can be deployed alone.
 */
export async function buildFunctions(root: string): Promise<void> {
  const folder = path.join(root, 'functions');
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const worker = path.join(folder, 'src/ingestion/read-pdf-worker.ts');
  await build({
    entryPoints: [path.join(folder, 'src/index.ts'), worker],
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
