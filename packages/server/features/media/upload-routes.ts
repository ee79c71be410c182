import {
  appendToUpload,
  beginUpload as beginEndpoint,
  cancelUpload,
  finishUpload as finishEndpoint,
  getUpload,
} from '@veranda/contracts/uploads';
import { findUpload } from '@veranda/db/media/uploads';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import { metrics } from '../../platform/observe/metrics.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { presentAsset } from './present.ts';
import { discardUpload } from '../../services/sites/uploads/upload-parts.ts';
import { appendPart, beginUpload, finishUpload } from './resumable-uploads.ts';

/** Uploads in parts, as the protocol tus names their headers. */
export function resumableRoutes(deps: Deps): Route[] {
  return [
    route(beginEndpoint, (call) => begin(deps, call)),
    route(getUpload, async (call) => {
      const upload = await deps.db.forSite(siteOf(call).id, (tx) => findUpload(tx, call.params.upload), {
        readOnly: true,
      });
      if (!upload) return refuse('upload-not-found');
      call.reply.header('upload-length', String(upload.bytes));
      call.reply.header('cache-control', 'no-store');
      return told(call, upload);
    }),
    route(appendToUpload, async (call) => {
      const added = await appendPart(deps, siteOf(call).id, {
        id: call.params.upload,
        offset: wholeNumber(call.request.headers['upload-offset']),
        bytes: call.request.rawBody ?? new Uint8Array(),
      });
      return isRefusal(added) ? added : told(call, added);
    }),
    route(cancelUpload, async (call) =>
      (await discardUpload(deps, siteOf(call).id, call.params.upload))
        ? told(call, { received: 0 })
        : refuse('upload-not-found'),
    ),
    route(finishEndpoint, async (call) => {
      const siteId = siteOf(call).id;
      const asset = await finishUpload(deps, siteId, call.params.upload);
      metrics.uploads.inc({ result: isRefusal(asset) ? asset.code : 'stored' });
      return isRefusal(asset) ? asset : { asset: presentAsset(siteId, asset) };
    }),
  ];
}

async function begin(deps: Deps, call: Call<typeof beginEndpoint>) {
  const siteId = siteOf(call).id;
  const { filename = 'file', folder, purpose } = metadataOf(call.request.headers['upload-metadata']);
  const bytes = wholeNumber(call.request.headers['upload-length']);
  const upload = await beginUpload(deps, siteId, {
    fileName: filename,
    bytes,
    folderId: isId(folder) ? folder : null,
    isImport: purpose === 'import',
  });
  if (isRefusal(upload)) return upload;
  call.reply.status(201);
  call.reply.header('location', `/api/studio/sites/${siteId}/uploads/${upload.id}`);
  return told(call, { received: 0 });
}

function told({ reply }: Pick<Call<typeof getUpload>, 'reply'>, { received }: { readonly received: number }) {
  reply.header('tus-resumable', '1.0.0');
  reply.header('upload-offset', String(received));
  return {};
}

/** The number of a header; NaN for anything else. */
function wholeNumber(text: string | undefined): number {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
}

/** `filename d29ybGQ=,folder …`: names with values in base64. */
function metadataOf(header = ''): Readonly<Record<string, string>> {
  const pairs = header.split(',').map((pair) => {
    const [name = '', value = ''] = pair.trim().split(' ');
    return [name, Buffer.from(value, 'base64').toString('utf8')] as const;
  });
  return Object.fromEntries(pairs);
}

function isId(text: string | undefined): text is string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');
}
