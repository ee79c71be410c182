import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** One entry, `loader.js`; React alone in a chunk that every site shares for ever. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/bundles/',
  plugins: [react()],
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { loader: `${import.meta.dirname}/loader.ts` },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
});
