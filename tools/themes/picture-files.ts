import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictures } from '@veranda/demo/pictures/catalogue';
import sharp from 'sharp';
import { renderPicture } from '../../apps/server/render-pictures.ts';

const making = new Map<string, Promise<Buffer>>();

/**
 * A demo picture at a width, drawn once and kept in the folder; null for a key that is not in the catalogue.
 */
export async function pictureAt(folder: string, key: string, width: number): Promise<Buffer | null> {
  const entry = pictures.find((picture) => picture.key === key);
  if (entry === undefined) return null;
  const mark = createHash('sha256')
    .update(JSON.stringify([entry.width, entry.height, entry.finish, entry.draw()]))
    .digest('hex')
    .slice(0, 16);
  const master = () => kept(join(folder, `${key}.${mark}.webp`), () => renderPicture(entry));
  if (width >= entry.width) return master();
  return kept(join(folder, `${key}.${mark}.${width}.webp`), async () =>
    sharp(await master())
      .resize({ width })
      .webp({ quality: width <= 32 ? 40 : 78 })
      .toBuffer(),
  );
}

/**
 * The blurred placeholders of the pictures that are kept already: drawing them all would keep the first page
 * waiting.
 */
export async function keptPlaceholders(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    pictures.map(async ({ key }) => {
      const bytes = await readFile(join(folder, `${key}.placeholder.webp`)).catch(() => null);
      return bytes === null ? [] : [[key, `data:image/webp;base64,${bytes.toString('base64')}`] as const];
    }),
  );
  return new Map(found.flat());
}

/** Draws the placeholder of a picture that has been asked for. */
export async function keepPlaceholder(folder: string, key: string): Promise<void> {
  const file = join(folder, `${key}.placeholder.webp`);
  if ((await readFile(file).catch(() => null)) !== null) return;
  const small = await pictureAt(folder, key, 24);
  if (small !== null)
    await writeFile(file, await sharp(small).resize({ width: 16 }).webp({ quality: 30 }).toBuffer());
}

async function kept(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => null);
  if (known !== null) return known;
  const running = making.get(file);
  if (running !== undefined) return running;
  const made = make().then(async (bytes) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    return bytes;
  });
  making.set(file, made);
  return made.finally(() => making.delete(file));
}
