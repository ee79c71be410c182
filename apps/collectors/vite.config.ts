import { defineConfig } from 'vite';

/** One script a collector, without anything that it would share with a page. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/bundles/collectors/',
  build: {
    target: 'es2022',
    modulePreload: false,
    // A library's parts are imported as they stand; a page's are by a helper that preloads styles, which there are none of.
    lib: {
      entry: {
        performance: `${import.meta.dirname}/performance.ts`,
        visits: `${import.meta.dirname}/visits.ts`,
      },
      formats: ['es'],
    },
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js', minify: true },
    },
  },
});
