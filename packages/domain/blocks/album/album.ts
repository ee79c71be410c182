import { type BlockKind, emptyWhen, recordsAt, textAt } from '../kind.ts';

/** Tracks that an album may have (administration §9). */
const maxTracks = 60;

/** An album: a cover, its title and artist, and its tracks with a player each (block 60). */
export const album: BlockKind = {
  id: 60,
  key: 'album',
  group: 'media',
  fields: [
    { path: 'coverId', kind: 'asset', optional: true },
    { path: 'title', kind: 'text', maxLength: 200, optional: true },
    { path: 'artist', kind: 'text', maxLength: 200, optional: true },
    {
      path: 'tracks',
      kind: 'list',
      max: maxTracks,
      fields: [
        { path: 'title', kind: 'text', maxLength: 200 },
        { path: 'fileId', kind: 'file', accepts: 'audio', optional: true },
      ],
    },
    { path: 'numbered', kind: 'switch', optional: true },
    { path: 'download', kind: 'switch', optional: true },
  ],
  defaults: { coverId: '', title: '', artist: '', tracks: [], numbered: true, download: false },
  sample: (_texts, { assets: [coverId = ''] }) => ({ coverId }),
  size: { w: 16, h: 10 },
  minSize: { w: 6, h: 3 },
  text: (value) =>
    [
      textAt(value, 'title'),
      textAt(value, 'artist'),
      ...recordsAt(value, 'tracks').map((track) => textAt(track, 'title')),
    ]
      .filter(Boolean)
      .join('\n'),
  assets: (value) =>
    [textAt(value, 'coverId'), ...recordsAt(value, 'tracks').map((track) => textAt(track, 'fileId'))].filter(
      Boolean,
    ),
  checks: (value) => emptyWhen(recordsAt(value, 'tracks').length === 0, 'tracks'),
};
