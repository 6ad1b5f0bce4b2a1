import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      'firebase/database': fileURLToPath(new URL('src/lib/firebase/no-database.ts', import.meta.url)),
      // Firestore carries a regular-expression engine (45 KB gzipped) for pipeline queries, which are not used here.
      re2js: fileURLToPath(new URL('src/lib/firebase/no-pipelines.ts', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist',
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
