import * as calls from '@veranda/contracts/canvas';
import { withThemeAddresses } from '@veranda/domain/design/theme-addresses';
import { refuse } from '@veranda/domain/refusal';
import { immutable } from '../../platform/http/send-static.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { readPack } from '../../platform/locales/read-pack.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { isAllowed } from '../../services/sites/documents/document-rights.ts';
import { draftTheme } from '../../services/sites/publishing/draft-state.ts';
import { readCanvas, readCanvasData } from './read-canvas.ts';
import { readSectionColours } from './read-section-colours.ts';

/** Drafts that the studio's browser draws itself. */
export function canvasRoutes(deps: Deps): Route[] {
  return [
    route(calls.getCanvas, async (call) => {
      const { kind, document } = call.params;
      if (!isAllowed(call, kind, 'read')) return refuse('unknown-document');
      return readCanvas(deps, siteOf(call), { kind, id: document });
    }),
    route(calls.getCanvasData, async (call) => readCanvasData(deps, siteOf(call), call.body)),
    route(calls.getCanvasSheet, async (call) => {
      const path = `/assets-css/${call.params.sheet}.css`;
      const address = { path, query: new URLSearchParams() };
      const client = { acceptEncoding: '', ifNoneMatch: undefined };
      const { status, body } = await deps.pages.serve(siteOf(call), address, client);
      if (status !== 200 || body === null) return refuse('not-found');
      call.reply.header('cache-control', immutable.replace('public', 'private'));
      const { key } = (await deps.db.forSite(siteOf(call).id, draftTheme, { readOnly: true })) ?? { key: '' };
      const bytes = withThemeAddresses(body.toString('utf8'), key, path);
      return { kind: 'bytes', status: 200, type: 'text/css; charset=utf-8', bytes };
    }),
    route(calls.getSectionColours, async (call) => readSectionColours(deps, siteOf(call))),
    route(calls.getLocalePack, async (call) => {
      const pack = readPack(call.params.language) ?? readPack('en');
      if (pack === null) return refuse('not-found');
      call.reply.header('cache-control', 'public, max-age=604800');
      return { kind: 'bytes', status: 200, type: 'application/json; charset=utf-8', bytes: pack };
    }),
  ];
}
