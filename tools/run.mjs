import { requireNode } from './require-node.mjs';

requireNode(18);
void import('./launch.mjs').then(({ launch }) => launch(process.argv[2], process.argv.slice(3)));
