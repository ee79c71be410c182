import { defineConfig } from 'vite';

/** One script a collector, without anything that it would share with a page. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/bundles/collectors/',
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: {
        performance: `${import.meta.dirname}/performance.ts`,
        visits: `${import.meta.dirname}/visits.ts`,
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
