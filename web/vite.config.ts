import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pdfAssets } from './pdf-assets.ts';
import { pureReactfire } from './pure-reactfire.ts';

/**
 * When its connection fails, Firestore's transport probes google.com for a network statistic. The application only talks
 * to its own hosts, so the probe is removed.
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
  // Settings come from the environment of the build alone: a file could reach both a local and a deployed build.
  envDir: false,
  plugins: [react(), noForeignPing, pureReactfire, pdfAssets()],
  resolve: {
    alias: {
      ...(process.env.VITE_APP_CHECK_SITE_KEY
        ? {}
        : { 'firebase/app-check': fileURLToPath(new URL('src/lib/firebase/no-app-check.ts', import.meta.url)) }),
      'firebase/database': fileURLToPath(new URL('src/lib/firebase/no-database.ts', import.meta.url)),
      // Firestore bundles a regular-expression engine (45 KB gzipped) for pipeline queries, which are unused here.
      re2js: fileURLToPath(new URL('src/lib/firebase/no-pipelines.ts', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist',
    // Used by the test of what each first screen loads.
    manifest: true,
    target: 'es2023',
    // Vite does not load a stylesheet again that failed once; with all of it in one file (8 KB), no page can miss its own.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Small modules needed by the same pages; each would be a chunk of its own.
          groups: [
            // Every page.
            {
              name: 'mui-utils',
              test: /@mui\/(utils|material\/utils)\/(owner\w+|getActiveElement|debounce|useEnhancedEffect)\b/,
            },
            // Every page of signed-in people.
            {
              name: 'signed-in-icons',
              test: /icons-material\/(Article|Biotech|History|Payments)Outlined\b|icons-material\/CloudOff\b/,
            },
            {
              name: 'signed-in',
              test: /react-error-boundary|\/(empty-state|load-failed|logout-question|person-initials|unsaved-work|use-can|use-leaving)\.tsx?$/,
            },
          ],
        },
      },
      treeshake: {
        // reactfire imports every Firebase product; unused ones would be kept for their registration side effects.
        moduleSideEffects: [
          { test: /firebase\/(functions|installations|remote-config|storage)\//, sideEffects: false },
        ],
      },
    },
  },
});
