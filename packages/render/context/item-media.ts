import { audio } from '@veranda/domain/blocks/audio/audio';
import { textAt } from '@veranda/domain/blocks/kind';
import { video } from '@veranda/domain/blocks/video/video';
import { readEmbed } from '@veranda/domain/embeds/embed-services';
import type { Block } from '@veranda/domain/pages/document';
import { blocksInOrder, sectionsInOrder } from '@veranda/domain/pages/reading-order';
import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { attribute } from '../escape-html.ts';
import { frameAddress } from './frame-address.ts';
import { mediaFileOf } from './media-file.ts';
import type { ItemEmbed, ItemMedia, ItemSound, Session } from './session.ts';

/** The first sound in the content of an item; null for none. Reads the content. */
function soundOf(session: Session, item: SnapshotItem): ItemSound | null {
  for (const { value } of blocksOf(item, audio.id)) {
    const file = mediaFileOf(session, textAt(value, 'fileId'), 'audio');
    if (file) return { audioAssetUrl: file.url, audioType: file.type, audioBytes: file.bytes };
  }
  return null;
}

/**
 * The first video on another service in the content of an item; null for none. Reads the content, and lets the
 * page show the frame.
 */
function embedOf(session: Session, item: SnapshotItem): ItemEmbed | null {
  for (const { value } of blocksOf(item, video.id)) {
    const target = textAt(value, 'source') === 'file' ? null : readEmbed('video', textAt(value, 'address'));
    if (!target?.frame) continue;
    const src = frameAddress(session, target.frame);
    return { html: frameHtml(src, textAt(value, 'title') || item.title), providerName: target.title };
  }
  return null;
}

function frameHtml(src: string, title: string): string {
  return `<iframe${attribute('src', src)}${attribute('title', title)} allow="fullscreen" allowfullscreen></iframe>`;
}

// Most items have none, and then nothing is put in order.
function blocksOf({ document }: SnapshotItem, type: number): readonly Block[] {
  if (document === null || !Object.values(document.blocks).some((block) => block.type === type)) return [];
  return sectionsInOrder(document)
    .flatMap(({ id }) => blocksInOrder(document, id))
    .filter((block) => block.type === type);
}

/** Reads them from the blocks of the contents. */
export const itemMedia: ItemMedia = { soundOf, embedOf };
