import { paletteValues } from '@veranda/domain/design/palette';
import { fontPacks } from '@veranda/domain/design/font-packs.data';
import { palettes } from '@veranda/domain/design/palettes.data';
import type { Tweak } from '@veranda/domain/design/tweaks';
import { galleryTemplates } from '@veranda/demo/templates/gallery';
import { createSession, type Session } from '../../tests/support/browser-session.ts';

/** A published site that was made of a template of the gallery. */
interface GallerySite {
  readonly template: string;
  readonly origin: string;
  /** Paths of its home page and of its shop, if it has one. */
  readonly paths: readonly { readonly page: string; readonly path: string }[];
  readonly palette: string;
  readonly headings: string;
}

/**
 * Makes a site of each template (every one of the gallery, where none are named) beside a running product, changes its
 * palette and its pair of fonts to others than the template's, and publishes it. The next template of the gallery gets the
 * next ones of either list, whichever are made.
 */
export async function makeGallerySites(
  port: number,
  templates: readonly { readonly slug: string }[] = galleryTemplates,
): Promise<GallerySite[]> {
  const session = createSession(port, `localhost:${port}`);
  await session.send('GET', '/api/studio/session');
  const account = { email: 'owner@gallery.example', password: 'a long enough pass phrase' };
  await expectOk(session.send('POST', '/api/studio/accounts', account));
  const sites: GallerySite[] = [];
  for (const { slug: template } of templates) {
    const index = galleryTemplates.findIndex(({ slug }) => slug === template);
    const slug = `bench-${template}`;
    const name = `The ${template} of the gallery`;
    const made = await expectOk(session.send('POST', '/api/studio/sites', { name, slug, template }));
    const base = `/api/studio/sites/${made.json.site.id}`;
    const chosen = await changeDesign(session, base, index);
    await expectOk(session.send('POST', `${base}/publish`, {}));
    const paths = await pathsOf(session, base);
    sites.push({ template, origin: `http://${slug}.localhost:${port}`, paths, ...chosen });
  }
  return sites;
}

/** Chooses a palette and a pair of fonts that the site does not have yet, as the design panels do. */
async function changeDesign(session: Session, base: string, index: number) {
  const { json: design } = await expectOk(session.send('GET', `${base}/design`));
  const values: Readonly<Record<string, string>> = design.values;
  const shown = (name: string) =>
    values[name] ?? (design.tweaks as Tweak[]).find(({ variable }) => variable === name)?.default;
  const { heading, text } = design.roles as Readonly<Record<string, string>>;
  const fonts = otherThan(fontPacks, index, (pack) => pack.heading === shown(heading ?? ''));
  const ofPalette = (palette: (typeof palettes)[number]) => paletteValues(palette, design);
  const palette = otherThan(palettes, index, (one) =>
    Object.entries(ofPalette(one)).every(([name, colour]) => shown(name)?.toLowerCase() === colour),
  );
  const wanted = { ...ofPalette(palette), [heading ?? '']: fonts.heading, [text ?? '']: fonts.text };
  const changes = Object.entries(wanted)
    .filter(([name, value]) => values[name] !== value)
    .map(([name, value]) => ({ name, value, was: values[name] ?? null }));
  await expectOk(session.send('PUT', `${base}/design`, { changes }));
  return { palette: palette.key, headings: fonts.heading };
}

function otherThan<T>(list: readonly T[], index: number, isTaken: (one: T) => boolean): T {
  const from = index % list.length;
  const found = [...list.slice(from), ...list.slice(0, from)].find((one) => !isTaken(one));
  if (found === undefined) throw new Error('every choice is taken');
  return found;
}

async function pathsOf(session: Session, base: string): Promise<GallerySite['paths']> {
  const { json } = await expectOk(session.send('GET', `${base}/pages`));
  const pages = json.pages as readonly { urlSlug: string; typeName: string }[];
  const shop = pages.find(({ typeName }) => typeName === 'products');
  return [{ page: 'home', path: '/' }, ...(shop ? [{ page: 'shop', path: `/${shop.urlSlug}` }] : [])];
}

async function expectOk<T extends { status: number; text: string }>(answer: Promise<T>): Promise<T> {
  const received = await answer;
  if (received.status >= 300) throw new Error(`answered ${received.status}: ${received.text.slice(0, 300)}`);
  return received;
}
