import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { getSectionColours } from '@veranda/contracts/canvas';
import { fontRoles } from '@veranda/domain/design/font-role';
import { tweaksOf } from '@veranda/domain/design/tweaks';
import { sectionColours } from '@veranda/domain/pages/section-colours';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { draftTheme } from '../../services/sites/publishing/draft-state.ts';

/** The colours of the section themes as the sheet of the draft has them, and the fonts by their roles. */
export async function readSectionColours(
  deps: Pick<Deps, 'db' | 'pages'>,
  site: SiteEntry,
): Promise<EndpointOutput<typeof getSectionColours> | Refusal> {
  const choice = await deps.db.forSite(site.id, draftTheme, { readOnly: true });
  if (choice === null) return refuse('not-found');
  const { sheet, theme } = await deps.pages.theme(choice);
  const address = { path: `/assets-css/${sheet}.css`, query: new URLSearchParams() };
  const { status, body } = await deps.pages.serve(site, address, {
    acceptEncoding: '',
    ifNoneMatch: undefined,
  });
  if (status !== 200 || body === null) return refuse('not-found');
  const tweaks = theme.sheets.flatMap(({ text }) => tweaksOf(text));
  const fonts = fontRoles.map((role) => {
    const tweak = tweaks.find(({ variable }) => variable === theme.conf.mail[role]);
    return [role, tweak ? (choice.tweaks[tweak.variable] ?? tweak.default) : ''] as const;
  });
  return { themes: sectionColours(body.toString('utf8')), fonts: Object.fromEntries(fonts) };
}
