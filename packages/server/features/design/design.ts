import type { CssProblem } from '@veranda/domain/design/custom-css';
import { customCssProblems } from '@veranda/render/styles/custom-css-problems';
import type { Design, previewDesign, saveDesign } from '@veranda/contracts/design';
import type { EndpointInput, EndpointOutput } from '@veranda/contracts/endpoint';
import { findSeq } from '@veranda/db/documents/reader';
import { valuesProblem } from '@veranda/domain/design/design-values';
import { withThemeAddresses } from '@veranda/domain/design/theme-addresses';
import { type Tweak, tweaksOf } from '@veranda/domain/design/tweaks';
import { sectionColours } from '@veranda/domain/pages/section-colours';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { stagedBrandCss } from '../../services/commerce/checkout-pages/checkout-brand.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { draftTheme } from '../../services/sites/publishing/draft-state.ts';
import { saveChanges } from './save-design.ts';

type DesignDeps = Pick<Deps, 'db' | 'pages' | 'newId'>;

/** What the theme of the draft offers, and what has been chosen of it. */
export async function readDesign(deps: DesignDeps, site: SiteEntry): Promise<Design | Refusal> {
  const { choice, seq } = await deps.db.forSite(
    site.id,
    async (tx) => ({
      choice: await draftTheme(tx),
      seq: await findSeq(tx, { kind: 'design', id: site.id }),
    }),
    // One moment for both: a design without its last step would get it twice.
    { readOnly: true, isolation: 'repeatable read' },
  );
  if (choice === null) return refuse('not-found');
  const { tweaks, conf } = await offered(deps, choice);
  return {
    seq,
    theme: conf.name,
    tweaks: [...tweaks],
    values: { ...choice.tweaks },
    customCss: choice.customCss ?? '',
    roles: { ...conf.mail },
  };
}

/** Saves chosen values beside those of others. */
export async function writeDesign(
  deps: DesignDeps,
  { site, accountId }: { readonly site: SiteEntry; readonly accountId: string },
  { changes }: EndpointInput<typeof saveDesign>['body'],
): Promise<EndpointOutput<typeof saveDesign> | Refusal> {
  const choice = await deps.db.forSite(site.id, draftTheme, { readOnly: true });
  if (choice === null) return refuse('not-found');
  const wanted = changes.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]));
  const values = Object.fromEntries(wanted);
  const problem = valuesProblem((await offered(deps, choice)).tweaks, values, {
    ...choice.tweaks,
    ...values,
  });
  if (problem) return problem;
  return saveChanges(deps, { siteId: site.id, label: 'design', accountId, changes });
}

// While somebody writes, browsers leave out what they cannot read yet.
const unfinished: ReadonlySet<CssProblem['fault']> = new Set(['syntax', 'unclosed']);

/** The sheet of the draft with other values, that of its purchases, and the colours of its section themes. */
export async function showDesign(
  deps: DesignDeps,
  site: SiteEntry,
  { values, customCss: wanted }: EndpointInput<typeof previewDesign>['body'],
): Promise<EndpointOutput<typeof previewDesign> | Refusal> {
  const choice = await deps.db.forSite(site.id, draftTheme, { readOnly: true });
  if (choice === null) return refuse('not-found');
  const { key } = choice;
  const { tweaks, conf } = await offered(deps, choice);
  const problem = valuesProblem(tweaks, values, values);
  if (problem) return problem;
  const customCss = wanted ?? choice.customCss ?? '';
  const problems = customCssProblems(customCss);
  const shown = problems.every(({ fault }) => unfinished.has(fault)) ? customCss : '';
  const css = await deps.pages.previewSheet({ key, tweaks: values, customCss: shown });
  return {
    css: withThemeAddresses(css, key, '/assets-css/preview.css'),
    brand: await stagedBrandCss(conf, tweaks, values),
    themes: sectionColours(css),
    problems: [...problems],
  };
}

async function offered({ pages }: Pick<Deps, 'pages'>, choice: SiteSnapshot['theme']) {
  const { theme } = await pages.theme(choice);
  const tweaks: readonly Tweak[] = theme.sheets.flatMap(({ text }) => tweaksOf(text));
  return { tweaks, conf: theme.conf };
}
