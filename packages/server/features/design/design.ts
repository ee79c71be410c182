import type { CssProblem } from '@veranda/domain/design/custom-css';
import { customCssProblems } from '@veranda/render/styles/custom-css-problems';
import type { Design, previewDesign, saveDesign } from '@veranda/contracts/design';
import type { EndpointInput, EndpointOutput } from '@veranda/contracts/endpoint';
import { lockSettings } from '@veranda/db/sites/reader';
import { saveTweaks } from '@veranda/db/sites/writer';
import { valuesProblem, withDesignChanges } from '@veranda/domain/design/design-values';
import { withThemeAddresses } from '@veranda/domain/design/theme-addresses';
import { type Tweak, tweaksOf } from '@veranda/domain/design/tweaks';
import { sectionColours } from '@veranda/domain/pages/section-colours';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { draftTheme } from '../../services/sites/publishing/draft-state.ts';

type DesignDeps = Pick<Deps, 'db' | 'pages'>;

/** What the theme of the draft offers, and what has been chosen of it. */
export async function readDesign(deps: DesignDeps, site: SiteEntry): Promise<Design | Refusal> {
  const choice = await deps.db.forSite(site.id, draftTheme, { readOnly: true });
  if (choice === null) return refuse('not-found');
  const { tweaks, conf } = await offered(deps, choice);
  return {
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
  site: SiteEntry,
  { changes }: EndpointInput<typeof saveDesign>['body'],
): Promise<EndpointOutput<typeof saveDesign> | Refusal> {
  const choice = await deps.db.forSite(site.id, draftTheme, { readOnly: true });
  if (choice === null) return refuse('not-found');
  const wanted = changes.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]));
  const problem = valuesProblem((await offered(deps, choice)).tweaks, Object.fromEntries(wanted));
  if (problem) return problem;
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const settings = await lockSettings(tx);
    if (!settings) return refuse('not-found');
    const values = withDesignChanges(settings.tweaks, changes);
    if (isRefusal(values)) return values;
    await saveTweaks(tx, values);
    return { values: { ...values } };
  });
}

// While somebody writes, browsers leave out what they cannot read yet.
const unfinished: ReadonlySet<CssProblem['fault']> = new Set(['syntax', 'unclosed']);

/** The sheet of the draft with other values, and the colours of its section themes. */
export async function showDesign(
  deps: DesignDeps,
  site: SiteEntry,
  { values, customCss: wanted }: EndpointInput<typeof previewDesign>['body'],
): Promise<EndpointOutput<typeof previewDesign> | Refusal> {
  const choice = await deps.db.forSite(site.id, draftTheme, { readOnly: true });
  if (choice === null) return refuse('not-found');
  const { key } = choice;
  const problem = valuesProblem((await offered(deps, choice)).tweaks, values);
  if (problem) return problem;
  const customCss = wanted ?? choice.customCss ?? '';
  const problems = customCssProblems(customCss);
  const shown = problems.every(({ fault }) => unfinished.has(fault)) ? customCss : '';
  const css = await deps.pages.previewSheet({ key, tweaks: values, customCss: shown });
  return {
    css: withThemeAddresses(css, key, '/assets-css/preview.css'),
    themes: sectionColours(css),
    problems: [...problems],
  };
}

async function offered({ pages }: Pick<Deps, 'pages'>, choice: SiteSnapshot['theme']) {
  const { theme } = await pages.theme(choice);
  const tweaks: readonly Tweak[] = theme.sheets.flatMap(({ text }) => tweaksOf(text));
  return { tweaks, conf: theme.conf };
}
