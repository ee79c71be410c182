import { createEngine, type Engine } from '@veranda/template/engine';

/**
 * The engine of published pages. A listing of 200 products runs several partials a product, so a page may run more of
 * them than a template of unknown origin; every other limit is that of the language (security, templates), and time is
 * wall-clock here, where other requests run beside.
 */
export function createSiteEngine(): Engine {
  return createEngine({ limits: { expansions: 20_000, milliseconds: 2_000 } });
}
