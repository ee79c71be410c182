import type { Reply } from '../../support/browser-session.ts';

/** A call as it is sent. */
interface Wanted {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly base: string;
  send(bytes: Buffer, fileName: string): Pick<Wanted, 'body' | 'headers'>;
  make(path: string, body?: unknown): Promise<Reply>;
  picture(): Promise<Buffer>;
  /** Id of a fresh picture. */
  asset(): Promise<string>;
  remove(path: string): Promise<unknown>;
  /** Id of an upload of which all parts have arrived. */
  upload(fileName: string, content: string): Promise<string>;
}

/** Calls of the site's files that are recorded, by the name of their contract. */
export function fileCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  const assets = () => `${place().base}/assets`;
  return {
    'upload-asset': async () => ({ path: assets(), ...place().send(await place().picture(), 'dot.png') }),
    'upload-media-file': async () => ({
      path: `${assets()}/files`,
      ...place().send(Buffer.from('WEBVTT\n\n'), 'film.vtt'),
    }),
    'describe-asset': async () => ({
      path: `${assets()}/${await place().asset()}`,
      body: { altText: 'A dot' },
    }),
    'replace-asset': async () => ({
      path: `${assets()}/${await place().asset()}/content`,
      ...place().send(await place().picture(), 'other.png'),
    }),
    'delete-asset': async () => ({ path: `${assets()}/${await place().asset()}` }),
    'restore-asset': async () => {
      const path = `${assets()}/${await place().asset()}`;
      await place().remove(path);
      return { path: `${path}/restore`, body: {} };
    },
    'finish-upload': async () => ({
      path: `${place().base}/uploads/${await place().upload('notes.txt', 'notes')}/finish`,
    }),
    'move-assets': async () => ({
      path: `${place().base}/asset-moves`,
      body: { assets: [await place().asset()], folder: await folder(place()) },
    }),
    ...folderCalls(place),
  };
}

function folderCalls(place: () => Place): Readonly<Record<string, () => Promise<Wanted>>> {
  const folders = () => `${place().base}/asset-folders`;
  return {
    'add-folder': async () => ({ path: folders(), body: { name: 'Photos', parent: null } }),
    'save-folder': async () => ({
      path: `${folders()}/${await folder(place())}`,
      body: { name: 'Other photos', parent: null },
    }),
    'delete-folder': async () => ({ path: `${folders()}/${await folder(place())}` }),
  };
}

let names = 0;

/** Id of a fresh folder. */
async function folder({ base, make }: Place): Promise<string> {
  const name = `Folder ${(names += 1)}`;
  const made = await make(`${base}/asset-folders`, { name, parent: null });
  return made.folders.find((each: Reply) => each.name === name).id;
}
