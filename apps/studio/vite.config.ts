import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server puts a nonce of its own in the place of this word at every delivery of the page. */
const noncePlace = '__CSP_NONCE__';

export default defineConfig({
  root: import.meta.dirname,
  base: '/studio-assets/',
  plugins: [react()],
  html: { cspNonce: noncePlace },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Nothing is inlined: the policy of the studio allows no data addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
});
