import { compiledMessages } from '@veranda/messages/compiled-messages-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Three entries, `loader.js` of published pages, `checkout.js` and `preview.js`; React alone in a chunk that
 * every site shares for ever.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/bundles/',
  plugins: [compiledMessages(), react()],
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      // A chunk that takes something from an entry would run it again: the pages name it with its hash in the query.
      preserveEntrySignatures: 'strict',
      input: {
        loader: `${import.meta.dirname}/loader.ts`,
        checkout: `${import.meta.dirname}/checkout.ts`,
        preview: `${import.meta.dirname}/preview.ts`,
      },
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
