import { imageWidths } from '@veranda/domain/media/asset';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { imageLimits } from './image-limits.ts';
import type { ProcessedImage } from './image-pipeline.ts';

/** Reason why a file was not accepted as an image. */
export type ImageProblem = 'unsupported' | 'too-large' | 'broken' | 'timeout';

sharp.cache(false);
sharp.concurrency(1);

interface Format {
  readonly mimeType: string;
  /** Writes the original again: upright and without metadata. */
  readonly encode: (image: Sharp) => Sharp;
}

// Formats that browsers do not all show, and those that are slow to write, are kept as WebP.
const asWebp: Format = { mimeType: 'image/webp', encode: (image) => image.webp({ quality: 92, effort: 2 }) };
const formats: Readonly<Record<string, Format>> = {
  jpeg: { mimeType: 'image/jpeg', encode: (image) => image.jpeg({ quality: 92 }) },
  png: { mimeType: 'image/png', encode: (image) => image.png({ compressionLevel: 6 }) },
  gif: { mimeType: 'image/gif', encode: (image) => image.gif({ effort: 3 }) },
  webp: asWebp,
  heif: asWebp,
  tiff: asWebp,
};

/** Decodes an image and makes what is served of it. Runs in the child process only. */
export async function decodeImage(
  bytes: Uint8Array,
): Promise<ProcessedImage | { readonly problem: ImageProblem }> {
  if (bytes.length > imageLimits.bytes) return { problem: 'too-large' };
  const metadata = await readMetadata(bytes);
  if (!metadata) return { problem: 'unsupported' };
  const format = formats[metadata.format ?? ''];
  if (!format) return { problem: 'unsupported' };
  if (isTooLarge(metadata)) return { problem: 'too-large' };
  try {
    return await makeVariants(bytes, metadata, format);
  } catch {
    return { problem: 'broken' };
  }
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

function isTooLarge({ width, height, pages = 1, pageHeight }: Metadata): boolean {
  const frameHeight = pageHeight ?? height;
  return (
    width > imageLimits.side ||
    frameHeight > imageLimits.side ||
    pages > imageLimits.frames ||
    width * frameHeight * pages > imageLimits.pixels
  );
}

async function makeVariants(bytes: Uint8Array, metadata: Metadata, format: Format): Promise<ProcessedImage> {
  const animated = (metadata.pages ?? 1) > 1 && metadata.format !== 'heif' && metadata.format !== 'tiff';
  const options = { limitInputPixels: imageLimits.pixels, failOn: 'error', animated } as const;
  const upright = () => (animated ? sharp(bytes, options) : sharp(bytes, options).autoOrient());
  const { data: original, info } = await format
    .encode(upright().toColourspace('srgb'))
    .toBuffer({ resolveWithObject: true });
  const width = info.width;
  const height = info.pageHeight ?? info.height;
  const variants: { width: number; bytes: Uint8Array }[] = [];
  const widths = servedWidths(width);
  const shrink = animated ? upright : await decodedOnce(upright(), widths.at(-1) ?? width);
  for (const target of widths)
    variants.push({
      width: target,
      bytes: await shrink().resize({ width: target }).webp(webpOf(target)).toBuffer(),
    });
  const still = sharp(bytes, { ...options, animated: false });
  const tiny = await (animated ? still : still.autoOrient())
    .resize({ width: 32, height: 32, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return {
    width,
    height,
    mimeType: format.mimeType,
    original,
    variants,
    placeholder: await placeholderOf(variants[0]?.bytes ?? original),
    colorData: averageColours(tiny),
  };
}

// From 750 pixels on a picture is shown at two of its pixels for one of the page, where a coarser one and plain
// chroma look the same: half the time. The widest costs more than all others together; an effort less is a
// third of its time for 4 % more bytes.
const webpOf = (width: number) => ({
  quality: width < 750 ? 80 : 72,
  effort: width > 1500 ? 2 : 4,
  smartSubsample: width < 750,
});

/**
 * The widths an image is served in: those of the table below its own, and its own up to the widest
 * (storefront §9).
 */
export function servedWidths(width: number): number[] {
  const widest = Math.max(...imageWidths);
  return [...imageWidths.filter((served) => served < Math.min(width, widest)), Math.min(width, widest)];
}

// The full picture is decoded once; the smaller widths come from its raw pixels.
async function decodedOnce(image: Sharp, width: number): Promise<() => Sharp> {
  const { data, info } = await image
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return () => sharp(data, { raw });
}

async function placeholderOf(bytes: Uint8Array): Promise<string> {
  for (const side of [20, 16, 12, 8]) {
    const small = await sharp(bytes)
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: 30, alphaQuality: 30, effort: 6 })
      .toBuffer();
    const address = `data:image/webp;base64,${small.toString('base64')}`;
    if (address.length <= imageLimits.placeholder) return address;
  }
  return '';
}

const areas = {
  topLeftAverage: [0, 0],
  topRightAverage: [16, 0],
  bottomLeftAverage: [0, 16],
  bottomRightAverage: [16, 16],
  centerAverage: [8, 8],
} as const;

/** Average colours of the corners and the centre of 32 × 32 RGB pixels, as six hex digits. */
function averageColours(pixels: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(areas).map(([name, [left, top]]) => [name, averageColour(pixels, left, top)]),
  );
}

function averageColour(pixels: Uint8Array, left: number, top: number): string {
  const sums = [0, 0, 0];
  for (let y = top; y < top + 16; y += 1)
    for (let x = left; x < left + 16; x += 1)
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + (pixels[(y * 32 + x) * 3 + channel] ?? 0);
  return sums
    .map((sum) =>
      Math.round(sum / 256)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}
