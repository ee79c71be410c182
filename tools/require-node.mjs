/**
 * Ends the process with one sentence when the Node that runs it is older than `minimum`.
 * This file imports nothing, so that a very old Node still reaches the sentence.
 */
export function requireNode(minimum) {
  const running = process.versions.node;
  if (Number(running.split('.')[0]) >= minimum) return;
  console.error(
    'Veranda needs Node ' +
      minimum +
      ' or newer to set itself up, and this is Node ' +
      running +
      '. Please update Node.',
  );
  process.exit(1);
}
