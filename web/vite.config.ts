import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pdfAssets } from './pdf-assets.ts';

/**
 * When its connection fails, Firestore's transport asks an image of google.com whether there is a network, for a
 * statistic that nobody reads. This application talks to its own hosts alone, so the question is left out.
 */
const noForeignPing: Plugin = {
  name: 'no-foreign-ping',
  transform(code, id) {
    if (!id.includes('webchannel-wrapper') || !code.includes('cleardot.gif')) return null;
    const withoutPing = code.replace(/if\(\w+\.Image\)\{/, 'if(false){');
    if (withoutPing === code) this.error('The transport has changed: its ping is not where it was');
    return { code: withoutPing, map: null };
  },
};

export default defineConfig({
  plugins: [react(), noForeignPing, pdfAssets()],
  resolve: {
    alias: {
      'firebase/database': fileURLToPath(new URL('src/lib/firebase/no-database.ts', import.meta.url)),
      // Firestore carries a regular-expression engine (45 KB gzipped) for pipeline queries, which are not used here.
      re2js: fileURLToPath(new URL('src/lib/firebase/no-pipelines.ts', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist',
    // Read by the check of what each first screen loads.
    manifest: true,
    target: 'es2023',
    rolldownOptions: {
      treeshake: {
        // reactfire imports every Firebase product; those without a caller would stay for their registration alone.
        moduleSideEffects: [
          { test: /firebase\/(functions|installations|remote-config|storage)\//, sideEffects: false },
        ],
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api/v1': 'http://127.0.0.1:5000' } },
});
