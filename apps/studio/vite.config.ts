import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledMessages } from '@veranda/messages/compiled-messages-plugin';
import { condenseTemplate } from '@veranda/render/condense-template';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin } from 'vite';
import { contractsWithoutSchemas } from './contracts-without-schemas.config.ts';
import { laterPartsTogether } from './later-parts.config.ts';
import { openedTogether } from './opened-together.config.ts';
import { requestPartials } from './request-partials.config.ts';
import { siteLanguages } from './site-languages.config.ts';

// The server writes the nonce into the scripts of the page itself: a second one from Vite (`html.cspNonce`)
// would make them "not nonceable", and they would be blocked. Preloads are left to it by the word it
// replaces.
const noncedPreloads: Plugin = {
  name: 'nonced-preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replaceAll('rel="modulepreload"', 'rel="modulepreload" nonce="__CSP_NONCE__"'),
  },
};

// What TypeBox exports by default is a namespace in a variable, of which a bundler leaves nothing out; as a re-export it
// does: the parser of types in script is a third of the library, and nothing here uses it.
const typeboxIndex = fileURLToPath(import.meta.resolve('typebox'));
const typeboxByName: Plugin = {
  name: 'typebox-by-name',
  enforce: 'pre',
  resolveId: (source) => (source === 'typebox' ? '\0typebox-by-name' : null),
  load: (id) =>
    id === '\0typebox-by-name'
      ? `export * from ${JSON.stringify(typeboxIndex)};
         export * as default from ${JSON.stringify(`${dirname(typeboxIndex)}/typebox.mjs`)};`
      : null,
};

// The layout of templates stays here: the renderer takes it out of them anyway.
const condensedTemplates: Plugin = {
  name: 'condensed-templates',
  enforce: 'pre',
  load(id) {
    if (!/\/packages\/render\/(?:blocks|partials)\/.*\.html\?raw$/.test(id)) return null;
    const source = readFileSync(id.replace(/\?raw$/, ''), 'utf8');
    return `export default ${JSON.stringify(condenseTemplate(source))}`;
  },
};

/** Parts that the editor draws as it opens, and those of other screens too: what they import would be fetched with these. */
const apart = [
  'ReviewNotice.tsx',
  'PageSections.tsx',
  'BlockFields.tsx',
  'CanvasWidth.tsx',
  'PublishDialog.tsx',
  'SchedulesDialog.tsx',
  'ProposalsDialog.tsx',
  'RevisionsDialog.tsx',
  'UnpublishDialog.tsx',
  'CheckDialog.tsx',
  'ConflictCard.tsx',
  'ConfirmForm.tsx',
  'LogInForm.tsx',
  'JoinForm.tsx',
  'ClosedScreen.tsx',
  'ReadOnlyNotice.tsx',
  'DatasetDialog.tsx',
];

const config = (): InlineConfig => ({
  configFile: false,
  root: import.meta.dirname,
  base: '/studio-assets/',
  plugins: [
    compiledMessages(),
    siteLanguages(),
    requestPartials(),
    condensedTemplates,
    laterPartsTogether(import.meta.dirname, apart),
    typeboxByName,
    contractsWithoutSchemas,
    react(),
    noncedPreloads,
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Nothing is inlined: the policy of the studio allows no data addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
});

/** What is opened together: every screen, those of a site, and pages on their canvas. */
const sets = [
  { name: 'studio', screens: ['Studio.tsx'] },
  { name: 'site', screens: ['SiteFrame.tsx'] },
  {
    name: 'editor',
    screens: [
      'PageScreen.tsx',
      'ItemScreen.tsx',
      'ProductPageScreen.tsx',
      'CanvasEditor.tsx',
      'canvas-engine.ts',
      'canvas-renderer.ts',
    ],
  },
];

/** The parts of the interface that every fifth screen opens with, and small ones. */
const shared = { name: 'shared', others: 'shared-others', screens: 18, bytes: 2000 };

export default defineConfig(async () => {
  const setOf = await openedTogether(config(), sets, shared);
  // What the modules of a set import is in it, in one before, or first of all: taken along by files that only export
  // again, it would be all of a library.
  const groups = [...sets, shared, { name: shared.others }].map(({ name }, at) => ({
    name,
    test: (module: string) => setOf.get(module) === name,
    priority: sets.length - at,
    includeDependenciesRecursively: false,
  }));
  const { build } = config();
  return { ...config(), build: { ...build, rolldownOptions: { output: { codeSplitting: { groups } } } } };
});
