import * as calls from '@veranda/contracts/design';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { writeCustomCss } from './custom-css.ts';
import { readDesign, showDesign, writeDesign } from './design.ts';
import { findKit } from './font-kits.ts';
import { readScreen } from './screens.ts';
import { changeSwatches, readSwatches } from './swatches.ts';

/** The design of a site. */
export function designRoutes(deps: Deps): Route[] {
  return [
    route(calls.getDesign, async (call) => readDesign(deps, siteOf(call))),
    route(calls.saveDesign, async (call) => writeDesign(deps, authorOf(call), call.body)),
    route(calls.saveCustomCss, async (call) => writeCustomCss(deps, authorOf(call), call.body)),
    route(calls.previewDesign, async (call) => showDesign(deps, siteOf(call), call.body)),
    route(calls.getFontKit, async (call) => findKit(deps, call.params.kit)),
    route(calls.getDesignScreen, async (call) => readScreen(deps, siteOf(call), call.params.screen)),
    route(calls.getSwatches, async (call) => readSwatches(deps, siteOf(call))),
    route(calls.changeSwatches, async (call) => changeSwatches(deps, siteOf(call), call.body)),
  ];
}

function authorOf(call: Parameters<typeof siteOf>[0] & Parameters<typeof accountOf>[0]) {
  return { site: siteOf(call), accountId: accountOf(call).id };
}
