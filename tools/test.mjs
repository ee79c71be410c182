import { requireNode } from './require-node.mjs';

requireNode(18);
void import('./launch.mjs').then(({ launch }) =>
  launch('tools/run-tests.ts', process.argv.slice(2), { bundles: wantsBundles() }),
);

// A run of named projects that ask for no script of a page needs no bundles.
function wantsBundles() {
  const args = process.argv.slice(2);
  const named = args.filter((_, index) => args[index - 1] === '--project');
  return (
    named.length === 0 ||
    ['contract', 'contract-system', 'e2e', 'lighthouse'].some((name) => named.includes(name))
  );
}
