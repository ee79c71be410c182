import { code, codeType } from '../blocks/code/code.ts';
import { embed } from '../blocks/embed/embed.ts';
import { gallery } from '../blocks/gallery/gallery.ts';
import { maxGalleryItems } from '../blocks/gallery/gallery-items.ts';
import { image } from '../blocks/image/image.ts';
import type { BlockValue } from '../blocks/kind.ts';
import { text } from '../blocks/text/text.ts';
import { video } from '../blocks/video/video.ts';
import { freshKeys } from '../documents/order-keys.ts';
import { readEmbed } from '../embeds/embed-services.ts';
import { type Block, gridColumns, type PageDocument } from '../pages/document.ts';
import { plainSection } from '../pages/plain-section.ts';
import type { RichNode } from '../rich-text/rich-text.ts';
import type { ContentPart, PicturePart } from './content-parts.ts';
import type { EntryNote } from './entries.ts';
import { textChunks } from './text-chunks.ts';

/** Blocks of a section, and sections, that an entry becomes at most. */
const most = { blocks: 50, sections: 60 } as const;

/** Rows between two blocks. */
const gap = 1;

interface Made {
  readonly document: PageDocument;
  readonly notes: readonly EntryNote[];
  /** Pictures that the site has not, by their addresses: a link stands in their place. */
  readonly missing: readonly string[];
}

/**
 * The document of an entry: its parts as blocks, one below the other.
 * @param assetOf id of a picture of the site by the source of the part; null for one that it has not
 */
export function contentDocument(
  parts: readonly ContentPart[],
  { newId, assetOf }: { readonly newId: () => string; readonly assetOf: (source: string) => string | null },
): Made {
  const missing = new Set<string>();
  const found = (picture: PicturePart): string | null => {
    const id = assetOf(picture.source);
    if (id === null) missing.add(picture.source);
    return id;
  };
  const wanted = parts.flatMap((part) => blocksOf(part, found));
  const kept = wanted.slice(0, most.blocks * most.sections);
  const notes: EntryNote[] = [
    ...(kept.length < wanted.length ? (['text-shortened'] as const) : []),
    ...(missing.size > 0 ? (['pictures-missing'] as const) : []),
  ];
  return { document: documentOf(kept.length > 0 ? kept : [emptyText], newId), notes, missing: [...missing] };
}

/** A block without its place: number of its kind, value, columns and rows. */
interface PlainBlock {
  readonly type: number;
  readonly value: BlockValue;
  readonly w: number;
  readonly h: number;
}

const emptyText: PlainBlock = { type: text.id, value: text.defaults, w: gridColumns.desktop, h: 4 };

function blocksOf(
  part: ContentPart,
  assetOf: (picture: PicturePart) => string | null,
): readonly PlainBlock[] {
  const w = gridColumns.desktop;
  switch (part.kind) {
    case 'text':
      return textChunks(part.nodes).map((nodes) => textBlock(nodes));
    case 'picture':
      return pictureBlocks(part, assetOf(part));
    case 'gallery':
      return galleryBlocks(part.pictures, assetOf);
    case 'embed': {
      const isVideo = readEmbed('video', part.address) !== null;
      const kind = isVideo ? video : embed;
      const value = isVideo ? { source: 'service', address: part.address } : { address: part.address };
      return [
        {
          type: kind.id,
          value: { ...kind.defaults, ...value },
          w: isVideo ? w : kind.size.w,
          h: kind.size.h,
        },
      ];
    }
    case 'code':
      return [
        { type: codeType, value: { ...code.defaults, mode: 'text', code: part.text }, w, h: code.size.h },
      ];
  }
}

function textBlock(nodes: readonly RichNode[]): PlainBlock {
  const h = Math.max(2, Math.min(12, nodes.length * 2));
  return { type: text.id, value: { doc: { type: 'doc', content: nodes } }, w: gridColumns.desktop, h };
}

function pictureBlocks(picture: PicturePart, assetId: string | null): readonly PlainBlock[] {
  if (assetId === null) return [textBlock([missingPicture(picture)])];
  const { altText, caption, href } = picture;
  const value = { ...image.defaults, assetId, altText, caption, href };
  return [{ type: image.id, value, w: gridColumns.desktop, h: image.size.h }];
}

function galleryBlocks(
  pictures: readonly PicturePart[],
  assetOf: (picture: PicturePart) => string | null,
): readonly PlainBlock[] {
  const items: BlockValue[] = [];
  const missing: RichNode[] = [];
  for (const picture of pictures.slice(0, maxGalleryItems)) {
    const assetId = assetOf(picture);
    const { altText, caption, href } = picture;
    if (assetId === null) missing.push(missingPicture(picture));
    else items.push({ media: 'imageReused', assetId, altText, caption, href });
  }
  const { size, defaults } = gallery;
  return [
    ...(items.length > 0 ? [{ type: gallery.id, value: { ...defaults, items }, ...size }] : []),
    ...(missing.length > 0 ? [textBlock(missing)] : []),
  ];
}

// What could not be fetched is not lost: its address can be opened, and the picture put in by hand.
function missingPicture({ source, altText, caption }: PicturePart): RichNode {
  const words = caption || altText || source;
  const isAddress = /^https?:/.test(source);
  const marks = isAddress ? { marks: [{ type: 'link', attrs: { href: source } }] as const } : {};
  return { type: 'paragraph', content: [{ type: 'text', text: words, ...marks }] };
}

function documentOf(plain: readonly PlainBlock[], newId: () => string): PageDocument {
  const keys = freshKeys(most.sections);
  const blockKeys = freshKeys(most.blocks);
  const sections: Record<string, PageDocument['sections'][string]> = {};
  const blocks: Record<string, Block> = {};
  for (let at = 0; at * most.blocks < plain.length; at += 1) {
    const section = plainSection(newId(), keys[at] ?? 'z0');
    sections[section.id] = section;
    let y = 0;
    for (const [index, { w, h, ...block }] of plain
      .slice(at * most.blocks, (at + 1) * most.blocks)
      .entries()) {
      const id = newId();
      const place = { sectionId: section.id, position: blockKeys[index] ?? 'z0' };
      const desktop = { x: 0, y, w, h, z: 0, align: 'start' as const };
      blocks[id] = { id, ...place, ...block, style: {}, layout: { desktop } };
      y += h + gap;
    }
  }
  return { schema: 1, sections, blocks };
}
