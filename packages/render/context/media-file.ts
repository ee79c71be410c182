import { assetPath } from '@veranda/domain/media/asset-address';
import { type MediaKind, mediaKindOf } from '@veranda/domain/media/media-kind';
import { assetOf, type Session } from './session.ts';

/** A file that a page plays, as templates see it. */
export interface MediaFileView {
  readonly url: string;
  readonly type: string;
  readonly fileName: string;
  readonly bytes: number;
}

/** The file of a site with the id; null when it is gone or of another kind. */
export function mediaFileOf(session: Session, id: string, kind: MediaKind): MediaFileView | null {
  const asset = assetOf(session, id);
  if (asset === null || mediaKindOf(asset.mimeType) !== kind) return null;
  const { mimeType: type, fileName, bytes } = asset;
  return { url: assetPath(session.snapshot.website.id, asset), type, fileName, bytes };
}
