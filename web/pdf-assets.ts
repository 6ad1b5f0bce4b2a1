import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDERS = ['cmaps', 'iccs', 'standard_fonts', 'wasm'];

/**
 * Copies the fonts, character maps and image decoders that pdf.js fetches into the build. The folder name contains the
 * version, because `assets/` is cached forever.
 */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    apply: 'build',
    generateBundle() {
      const manifest = fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'));
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
      for (const folder of FOLDERS) {
        const from = join(dirname(manifest), folder);
        for (const name of readdirSync(from)) {
          const fileName = `assets/pdfjs-${version}/${folder}/${name}`;
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(from, name)) });
        }
      }
    },
  };
}
