import { requireNode } from './require-node.mjs';

requireNode(18);
void import('./launch.mjs').then(({ launch }) =>
  launch('apps/server/main.ts', process.argv.slice(2), { bundles: true }),
);
