import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './src/sw/plugin.ts';

const SERVER = 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), modernFontsOnly(), serviceWorker()],
  build: {
    target: 'es2024',
    sourcemap: false,
    // A font inside the sheet would be fetched whether it is needed or not.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
});

/** The font packages name a second format for browsers that this page does not run in: half of all files. */
function modernFontsOnly(): Plugin {
  return {
    name: 'madang-modern-fonts-only',
    enforce: 'pre',
    transform(code, id) {
      if (!/@fontsource\/[^?]*\.css/.test(id)) return null;
      return code.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, '');
    },
  };
}
