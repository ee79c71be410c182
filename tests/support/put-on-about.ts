import type { Session } from './browser-session.ts';
import { putSections } from './replace-sections.ts';

/**
 * Puts blocks on the page /about of a site of the tiny site template, one below the other, as its owner; not
 * yet published.
 */
export async function putOnAbout(
  { owner, siteId }: { readonly owner: Session; readonly siteId: string },
  blocks: readonly (readonly [type: number, value: object])[],
): Promise<void> {
  const pages = `/api/studio/sites/${siteId}/pages`;
  const { json } = await owner.send('GET', pages);
  const about = json.pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
  const { json: full } = await owner.send('GET', `${pages}/${about.id}`);
  const document = structuredClone(full.document);
  const [sectionId] = Object.keys(document.sections);
  document.sections[sectionId as string].id = sectionId;
  document.blocks = Object.fromEntries(
    blocks.map(([type, value], index) => [
      `x${index}`,
      {
        id: `x${index}`,
        sectionId,
        position: `a${index}`,
        type,
        value,
        style: {},
        layout: {
          desktop: {
            x: 0,
            y: Math.max(0, index * 30 - 27),
            w: 16,
            h: index === 0 ? 2 : 28,
            z: 0,
            align: 'start',
          },
        },
      },
    ]),
  );
  await putSections({ session: owner, siteId, pageId: about.id }, document);
}
