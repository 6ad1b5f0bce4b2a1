import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', target: 'es2023', sourcemap: false },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api/v1': 'http://127.0.0.1:5000' } },
});
