import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { AssetView, writeFiles } from './media.ts';
import { SiteParams } from './sites.ts';

/*
 * Large files in parts (tus 1.0.0): what arrived stays when the connection goes, and the rest follows later. `Upload-Length`
 * is the size in bytes; `Upload-Metadata` has `filename`, the id of its `folder` if it has one, and the `purpose` `import`
 * for a file of an import, each in base64.
 */

/** Bytes of one part. */
export const uploadPartBytes = 8_000_000;

const Id = Type.String({ format: 'uuid' });
const UploadParams = Type.Object({ site: Id, upload: Id });
const Nothing = Type.Object({});

/** Announces a file; answers where its parts go in `Location`. */
export const beginUpload = endpoint({
  name: 'begin-upload',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/uploads',
  access: writeFiles,
  params: SiteParams,
  response: Nothing,
  crumb: 'required',
  recorded: false,
  rateLimit: 'upload',
});

/** How much of a file has arrived, in `Upload-Offset`. */
export const getUpload = endpoint({
  name: 'get-upload',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/uploads/:upload',
  access: writeFiles,
  params: UploadParams,
  response: Nothing,
  crumb: 'none',
});

/** Adds a part at `Upload-Offset`. */
export const appendToUpload = endpoint({
  name: 'append-to-upload',
  host: 'studio',
  method: 'PATCH',
  path: '/api/studio/sites/:site/uploads/:upload',
  access: writeFiles,
  params: UploadParams,
  bodyKind: 'raw',
  bodyLimit: uploadPartBytes,
  response: Nothing,
  crumb: 'required',
  recorded: false,
});

/** Forgets a file that is not complete. */
export const cancelUpload = endpoint({
  name: 'cancel-upload',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/uploads/:upload',
  access: writeFiles,
  params: UploadParams,
  response: Nothing,
  crumb: 'required',
  recorded: false,
});

/** Makes a file of the site of what has arrived; asked again, it answers the same. */
export const finishUpload = endpoint({
  name: 'finish-upload',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/uploads/:upload/finish',
  access: writeFiles,
  params: UploadParams,
  response: Type.Object({ asset: AssetView }),
  crumb: 'required',
});
