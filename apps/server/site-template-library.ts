import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictures } from '@veranda/demo/pictures/catalogue';
import type { PictureEntry } from '@veranda/demo/pictures/entry';
import { fieldnotes } from '@veranda/demo/sites/fieldnotes';
import { levain } from '@veranda/demo/sites/levain';
import { overdub } from '@veranda/demo/sites/overdub';
import { galleryTemplates } from '@veranda/demo/templates/gallery';
import { decodeJson, listOf, number, object, recordOf, text } from '@veranda/domain/decoders';
import type {
  SiteTemplateImage,
  SiteTemplateLibrary,
} from '@veranda/server/features/sites/site-template-library';
import type { ImagePipeline, ProcessedImage } from '@veranda/server/platform/images/image-pipeline';
import { renderPicture } from './render-pictures.ts';
import { withClaim } from './shared-claim.ts';

/** Raised when the pipeline's output for the same master changes. */
const cacheEdition = 3;

/**
 * The site templates with their pictures: drawn once, sent through the image pipeline once, and kept in
 * `folder` by the hash of the drawing, so that a new site costs file copies only.
 */
export function createSiteTemplateLibrary(folder: string, images: ImagePipeline): SiteTemplateLibrary {
  const entries = new Map(pictures.map((entry) => [entry.key, entry]));
  const underway = new Map<string, Promise<ProcessedImage>>();

  async function picture(key: string): Promise<SiteTemplateImage> {
    const entry = entries.get(key);
    if (!entry) throw new Error(`there is no picture ${key}`);
    const work = underway.get(key) ?? processed(folder, images, entry);
    underway.set(key, work);
    const image = await work.finally(() => underway.delete(key));
    const fileName = `${key.split('/').at(-1)}.webp`;
    return {
      key,
      fileName,
      altText: entry.alt,
      caption: entry.caption ?? '',
      focalPoint: entry.focalPoint,
      image,
    };
  }

  return {
    sites: [levain, overdub, fieldnotes],
    templates: galleryTemplates,
    picture,
  };
}

async function processed(
  folder: string,
  images: ImagePipeline,
  entry: PictureEntry,
): Promise<ProcessedImage> {
  const mark = createHash('sha256')
    .update(JSON.stringify([cacheEdition, entry.width, entry.height, entry.finish, entry.draw()]))
    .digest('hex')
    .slice(0, 32);
  const place = join(folder, mark);
  const stored = await readProcessed(place);
  if (stored) return stored;
  await mkdir(folder, { recursive: true });
  // Products that are started at the same time draw a picture once.
  return withClaim(`${place}.claim`, async () => {
    const drawnMeanwhile = await readProcessed(place);
    if (drawnMeanwhile) return drawnMeanwhile;
    const made = await sentThrough(images, entry);
    await keepProcessed(place, made);
    return made;
  });
}

/**
 * A drawing is ours and well made: on a machine that is too busy it takes longer than a stranger's picture
 * may.
 */
const maxTries = 6;

async function sentThrough(images: ImagePipeline, entry: PictureEntry): Promise<ProcessedImage> {
  const drawing = await renderPicture(entry);
  for (let tries = 1; ; tries += 1) {
    const made = await images.process(drawing, 'site-templates');
    if (!('problem' in made)) return made;
    if (made.problem !== 'timeout' || tries === maxTries)
      throw new Error(`the picture ${entry.key} is refused: ${made.problem}`);
  }
}

/** Draws and processes every picture of the site templates that is not kept yet, two at a time. */
export async function warmSiteTemplates(
  library: SiteTemplateLibrary,
  keys: readonly string[],
  progress: (done: number, total: number) => void,
): Promise<void> {
  const waiting = [...keys];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      await library.picture(key);
      done += 1;
      progress(done, keys.length);
    }
  };
  await Promise.all([work(), work()]);
}

// A kept picture is a folder: `about.json`, `original`, and one file a width. It appears whole by a rename.

const storedPicture = object<{
  readonly image: Omit<ProcessedImage, 'original' | 'variants'>;
  readonly widths: readonly number[];
}>({
  image: object<Omit<ProcessedImage, 'original' | 'variants'>>({
    width: number,
    height: number,
    mimeType: text,
    placeholder: text,
    colorData: recordOf(text),
  }),
  widths: listOf(number),
});

async function readProcessed(place: string): Promise<ProcessedImage | null> {
  const names = await readdir(place).catch(() => null);
  if (!names) return null;
  const about = decodeJson(storedPicture, await readFile(join(place, 'about.json'), 'utf8'));
  const variants = await Promise.all(
    about.widths.map(async (width) => ({ width, bytes: await readFile(join(place, `${width}.webp`)) })),
  );
  return { ...about.image, original: await readFile(join(place, 'original')), variants };
}

async function keepProcessed(place: string, image: ProcessedImage): Promise<void> {
  const { original, variants, ...rest } = image;
  const part = `${place}.${process.pid}.part`;
  await mkdir(part, { recursive: true });
  await writeFile(join(part, 'original'), original);
  for (const variant of variants) await writeFile(join(part, `${variant.width}.webp`), variant.bytes);
  const about = { image: rest, widths: variants.map((variant) => variant.width) };
  await writeFile(join(part, 'about.json'), JSON.stringify(about));
  await rename(part, place).catch(() => rm(part, { recursive: true, force: true }));
}
