import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pictures } from '@veranda/demo/pictures/catalogue';
import { seeded } from '@veranda/demo/pictures/drawing/random';
import type { Finish, PictureEntry } from '@veranda/demo/pictures/entry';
import sharp from 'sharp';

/**
 * Raised when a change here alters the pixels of an unchanged drawing, so that cached masters are drawn
 * again.
 */
const rendererEdition = 1;
const atOnce = 2;
const tileSize = 512;

/** Strength is how far the noise tile strays from middle grey (0 to 127); softness blurs it, in pixels. */
const grains: Record<Finish, { readonly strength: number; readonly softness: number }> = {
  flour: { strength: 34, softness: 0.7 },
  riso: { strength: 54, softness: 0.6 },
  paper: { strength: 24, softness: 0.8 },
};

const tiles = new Map<Finish, Promise<Buffer>>();

/** The picture as a WebP master of the size the catalogue gives. */
export async function renderPicture(entry: PictureEntry): Promise<Buffer> {
  const svg = entry.draw();
  return renderDrawing(svg, entry);
}

/**
 * Renders every picture into a folder as `<site>/<name>.webp`, drawing only those whose source has changed;
 * answers how many were drawn.
 */
async function renderAll(folder: string, progress: (line: string) => void): Promise<number> {
  const waiting = [...pictures];
  let [done, drawn] = [0, 0];
  const work = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      if (await renderInto(folder, entry)) drawn++;
      progress(`Drawing the demo's pictures: ${++done} of ${pictures.length}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return drawn;
}

async function renderInto(folder: string, entry: PictureEntry): Promise<boolean> {
  const svg = entry.draw();
  const mark = createHash('sha256')
    .update(JSON.stringify([rendererEdition, entry.width, entry.height, entry.finish, svg]))
    .digest('hex');
  const file = join(folder, `${entry.key}.webp`);
  const note = `${file}.sha256`;
  if ((await readFile(note, 'utf8').catch(() => '')) === mark) return false;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(`${file}.part`, await renderDrawing(svg, entry));
  await rename(`${file}.part`, file);
  await writeFile(note, mark);
  return true;
}

async function renderDrawing(svg: string, entry: PictureEntry): Promise<Buffer> {
  const drawnWidth = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const raster = await sharp(Buffer.from(svg), { density: (72 * entry.width) / drawnWidth })
    .resize(entry.width, entry.height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(raster.data, { raw: raster.info })
    .composite([
      {
        input: await tileOf(entry.finish),
        raw: { width: tileSize, height: tileSize, channels: 3 },
        tile: true,
        blend: 'soft-light',
      },
    ])
    .webp({ quality: 82, effort: 2, smartSubsample: false })
    .toBuffer();
}

function tileOf(finish: Finish): Promise<Buffer> {
  const known = tiles.get(finish);
  if (known) return known;
  const { strength, softness } = grains[finish];
  const random = seeded(`grain ${finish}`);
  const grey = Buffer.alloc(tileSize * tileSize * 3);
  for (let i = 0; i < grey.length; i += 3) {
    const value = 128 + (random() + random() + random() - 1.5) * strength * 2.4;
    grey.fill(Math.max(0, Math.min(255, value)), i, i + 3);
  }
  const tile = sharp(grey, { raw: { width: tileSize, height: tileSize, channels: 3 } })
    .blur(softness)
    .raw()
    .toBuffer();
  tiles.set(finish, tile);
  return tile;
}

async function main(folder: string | undefined): Promise<void> {
  if (!folder) throw new Error('Say which folder to render into.');
  const started = performance.now();
  const drawn = await renderAll(folder, (line) => process.stdout.write(`\r${line}`));
  process.stdout.write(`, ${drawn} new, ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv[2]);
