import type { AnalyticsReport, FigureTable } from '@veranda/contracts/analytics-figures';
import { findTemplates } from '@veranda/db/mail/reader';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { findOwnerEmail, findSiteIds } from '@veranda/db/sites/reader';
import { dateText, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { parseMajor } from '@veranda/domain/money/money';
import { formatMoney } from '@veranda/domain/money/format';
import { isRefusal } from '@veranda/domain/refusal';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { MailKit } from '../../services/sites/mails/mail-kit.ts';
import { weekMail } from '../../services/sites/mails/other-mails.ts';
import { sendMail } from '../../services/sites/mails/write-mail.ts';
import { readReport } from './reports/read-report.ts';

const topic = 'week-mail';
const day = 86_400_000;
/** Milliseconds that nobody else begins the same round. */
const maxRoundMs = 10 * 60 * 1000;

/** Hour of Mondays before which the hits of Sunday night may not be in the sums yet. */
const firstHour = 6;

/** The mail of the week, on Monday mornings by the clock of the site, to owners who have switched it on. */
export function weeklyMailJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'ask-week-mails': async (_siteId, _payload, holdFor) => {
      await holdFor(maxRoundMs);
      for (const siteId of await deps.db.global((tx) => findSiteIds(tx), { readOnly: true }))
        await askForWeekMail(deps, siteId);
      return 'done';
    },
    [topic]: async (siteId, payload) => {
      await mailWeek(deps, siteId, (payload as { monday: string }).monday);
      return 'done';
    },
  };
}

async function askForWeekMail(deps: Deps, siteId: string): Promise<void> {
  const site = await deps.sites.byId(siteId);
  if (!site) return;
  const local = wallTimeOf(deps.now(), site.timeZone);
  const today = dateText(local);
  if (new Date(`${today}T00:00:00Z`).getUTCDay() !== 1 || local.hour < firstHour) return;
  await deps.db.forSite(siteId, async (tx) => {
    const isWanted = (await findTemplates(tx)).some(({ kind, enabled }) => kind === 'shop-week' && enabled);
    if (!isWanted) return;
    const dedupeKey = `${topic}:${siteId}:${today}`;
    await addToOutbox(tx, { id: deps.newId(), topic, dedupeKey, payload: { monday: today } });
  });
}

async function mailWeek(deps: Deps, siteId: string, monday: string): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const to = await deps.db.forSite(siteId, (tx) => findOwnerEmail(tx), { readOnly: true });
  if (!site || to === '') return;
  const shift = (days: number) => new Date(Date.parse(monday) + days * day).toISOString().slice(0, 10);
  const week = { from: shift(-7), to: shift(-1) };
  const [overview, pages, sources, searches] = [
    await readReport(deps, site, { report: 'overview', ...week }),
    await readReport(deps, site, { report: 'pages', ...week }),
    await readReport(deps, site, { report: 'sources', ...week }),
    await readReport(deps, site, { report: 'searches', ...week }),
  ];
  if (isRefusal(overview) || isRefusal(pages) || isRefusal(sources) || isRefusal(searches)) return;
  await sendMail(deps, site, (kit) =>
    weekMail({
      id: `${topic}.${siteId}.${monday}`,
      to,
      href: `${deps.settings.studioOrigin}/config/${site.slug}/analytics?from=${week.from}&to=${week.to}`,
      rows: [
        ...figureRows(kit, site, overview),
        ...firstRow(kit.t('weekPage'), pages.tables[0]),
        ...firstRow(kit.t('weekSource'), sources.tables[0]),
        ...firstRow(kit.t('weekSearch'), searches.tables[0]),
      ],
    }),
  );
}

interface MailRow {
  readonly name: string;
  readonly value: string;
}

function figureRows(kit: MailKit, site: SiteEntry, { figures }: AnalyticsReport): MailRow[] {
  const { t, language } = kit;
  const names: Readonly<Record<string, string>> = {
    visits: t('weekVisits'),
    visitors: t('weekVisitors'),
    views: t('weekViews'),
    bounce: t('weekBounce'),
    orders: t('weekOrders'),
    sales: t('weekSales'),
    conversion: t('weekConversion'),
  };
  const whole = new Intl.NumberFormat(language);
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return figures.map(({ key, unit, value }) => {
    const minor = unit === 'money' ? parseMajor(String(value ?? 0), site.currency) : null;
    const text =
      minor === null
        ? (unit === 'share' ? share : whole).format(value ?? 0)
        : formatMoney(minor, site.currency, language);
    return { name: names[key] ?? key, value: text };
  });
}

// Visits without a source have no row of their own.
function firstRow(name: string, table: FigureTable | undefined): MailRow[] {
  const first = table?.rows.find(({ label }) => label !== '');
  return first ? [{ name, value: `${first.label} (${first.values[0] ?? 0})` }] : [];
}
