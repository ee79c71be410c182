import { isbot } from 'isbot';
import type { Endpoint } from '@veranda/contracts/endpoint';
import type { Call } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';

/** The parts of a call that visits are counted by. */
export type Visit = Pick<Call<Endpoint>, 'site' | 'request'>;

/**
 * False for bots, for people who work on the site, and everywhere when the operator measures no visits (decisions
 * §tracking).
 */
export function isCountedVisit({ settings }: Pick<Deps, 'settings'>, { request }: Visit): boolean {
  return !settings.measuresNoVisits && request.sentCookies.uncounted !== '1' && !isbot(request.userAgent);
}
