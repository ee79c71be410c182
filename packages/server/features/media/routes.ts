import {
  deleteAsset as deleteEndpoint,
  describeAsset as describeEndpoint,
  listAssets,
  previewAsset,
  serveAsset as serveEndpoint,
  uploadAsset as uploadEndpoint,
  uploadMediaFile as uploadFileEndpoint,
} from '@veranda/contracts/media';
import { listAssets as readAssets } from '@veranda/db/media/reader';
import type { Asset } from '@veranda/domain/media/asset';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { metrics } from '../../platform/observe/metrics.ts';
import { deleteAsset } from './delete-asset.ts';
import { describeAsset } from './describe-asset.ts';
import { presentAsset } from './present.ts';
import { serveAsset } from './serve-asset.ts';
import { uploadAsset } from './upload-asset.ts';
import { uploadMediaFile } from './upload-media-file.ts';
import { videoRoutes } from './video-routes.ts';

const perPage = 50;

/** The files of a site, and their addresses. */
export function mediaRoutes(deps: Deps): Route[] {
  return [
    ...uploadRoutes(deps),
    ...videoRoutes(deps),
    route(listAssets, async (call) => {
      const siteId = siteOf(call).id;
      const page = call.query.page ?? 1;
      const query = {
        kind: call.query.kind,
        search: call.query.q ?? '',
        offset: (page - 1) * perPage,
        limit: perPage,
      };
      const assets = await deps.db.forSite(siteId, (tx) => readAssets(tx, query), { readOnly: true });
      return {
        assets: assets.assets.map((asset) => presentAsset(siteId, asset)),
        total: assets.total,
        page,
        perPage,
      };
    }),
    route(describeEndpoint, async (call) =>
      one(
        siteOf(call).id,
        await describeAsset(deps, siteOf(call).id, { id: call.params.asset, ...call.body }),
      ),
    ),
    route(deleteEndpoint, async (call) => deleteAsset(deps, siteOf(call).id, call.params.asset)),
    route(serveEndpoint, async (call) => {
      if (call.params.owner !== siteOf(call).id) return refuse('not-found');
      return serveAsset(deps, addressOf(call), call.reply);
    }),
    route(previewAsset, async (call) => serveAsset(deps, addressOf(call), call.reply)),
  ];
}

function uploadRoutes(deps: Deps): Route[] {
  return [
    route(uploadEndpoint, async (call) => {
      const siteId = siteOf(call).id;
      return counted(siteId, await uploadAsset(deps, siteId, call.files));
    }),
    route(uploadFileEndpoint, async (call) => {
      const siteId = siteOf(call).id;
      return counted(siteId, await uploadMediaFile(deps, siteId, call.spooled[0]));
    }),
  ];
}

function counted(siteId: string, answer: Asset | Refusal) {
  metrics.uploads.inc({ result: isRefusal(answer) ? answer.code : 'stored' });
  return one(siteId, answer);
}

function addressOf(call: {
  readonly params: { readonly owner: string; readonly folder: string; readonly file: string };
  readonly query: { readonly format?: string };
  readonly request: { readonly headers: Readonly<Record<string, string | undefined>> };
}) {
  return { ...call.params, format: call.query.format, range: call.request.headers['range'] };
}

function one(siteId: string, answer: Asset | Refusal) {
  return isRefusal(answer) ? answer : { asset: presentAsset(siteId, answer) };
}
