import { createHash } from 'node:crypto';
import { fieldnotes } from '@veranda/demo/sites/fieldnotes';
import { levain } from '@veranda/demo/sites/levain';
import { overdub } from '@veranda/demo/sites/overdub';
import { demoLoginOf } from '@veranda/domain/sites/demo-login';
import sharp from 'sharp';
import { keepDemoSites } from '../../apps/server/demo-sites.ts';
import type { Session } from './browser-session.ts';
import { plainLibrary } from './plain-library.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** The demo sites by their slug. */
export const demoSlugs = ['levain', 'fieldnotes', 'overdub'] as const;

/** An owner of a demo site who is logged in. */
export interface DemoOwner {
  readonly session: Session;
  readonly siteId: string;
}

/** The application with its three demo sites, whose pictures are patterns: each one another. */
export async function createDemoApp(
  options: { readonly themes?: string } = {},
): Promise<TestApp & { ownerOf(slug: string): Promise<DemoOwner> }> {
  const library = plainLibrary();
  const sites = [levain, fieldnotes, overdub];
  const picture: typeof library.picture = async (key) => ({
    ...(await library.picture(key)),
    ...(await patternOf(key)),
  });
  const app = await createTestApp({ ...options, siteTemplates: { ...library, sites, picture } });
  const end = await keepDemoSites(app.deps, () => {});
  return {
    ...app,
    async ownerOf(slug) {
      const session = app.studio();
      await session.send('GET', '/api/studio/session');
      const { email, password } = demoLoginOf(slug);
      await session.send('POST', '/api/studio/session', { email, password });
      const { sites: own } = (await session.send('GET', '/api/studio/sites')).json;
      return { session, siteId: own.find((site: { slug: string }) => site.slug === slug).id };
    },
    async close() {
      end();
      await app.close();
    },
  };
}

async function patternOf(key: string) {
  const hue = createHash('sha256').update(key).digest().readUInt16BE(0) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">
    <rect width="800" height="1000" fill="hsl(${hue} 40% 55%)"/>
    <circle cx="300" cy="420" r="260" fill="hsl(${(hue + 120) % 360} 60% 40%)"/></svg>`;
  const drawn = sharp(Buffer.from(svg));
  const [original, bytes] = [await drawn.clone().png().toBuffer(), await drawn.clone().webp().toBuffer()];
  const facts = { width: 800, height: 1000, mimeType: 'image/png', placeholder: '', colorData: {} };
  return { image: { ...facts, original, variants: [{ width: 800, bytes }] } };
}
