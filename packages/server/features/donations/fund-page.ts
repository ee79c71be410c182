import { findFund } from '@veranda/db/donations/reader';
import { findAssets } from '@veranda/db/media/reader';
import { percentOfGoal } from '@veranda/domain/donations/fund';
import { isEntityId } from '@veranda/domain/entity-id';
import { assetPath } from '@veranda/domain/media/asset-address';
import { formatMoney } from '@veranda/domain/money/format';
import { toMajor } from '@veranda/domain/money/money';
import type { Refusal } from '@veranda/domain/refusal';
import type { DonateView } from '@veranda/render/page/donate-view';
import type { Deps } from '../../services/deps.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import type { Call, RawAnswer } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { TypedGift } from './give-to-fund.ts';

/** A visit of a fund's page, with what was typed and what was refused. */
interface FundVisit {
  readonly site: SiteEntry;
  readonly call: Pick<Call<never>, 'request' | 'reply' | 'crumb'>;
  readonly typed: TypedGift;
  readonly refused: Refusal | null;
}

/** The page of a fund (page type 203); where there is none, nothing is found. */
export async function fundPage(deps: Deps, visit: FundVisit, fundId: string): Promise<RawAnswer> {
  const { site, call, refused } = visit;
  const fund = isEntityId(fundId) ? await readFund(deps, site, fundId) : null;
  if (!fund) return respondWithPage(call, await deps.pages.system(site, { kind: 'not-found' }));
  const view = viewOf(visit, fund);
  const page = await deps.pages.system(site, { kind: 'shop', page: { kind: 'donate', view } });
  const answer = respondWithPage(call, page, refused ? presentRefusal(refused).status : undefined);
  call.reply.header('cache-control', 'no-store');
  return answer;
}

type Found = NonNullable<Awaited<ReturnType<typeof readFund>>>;

async function readFund(deps: Deps, site: SiteEntry, fundId: string) {
  return deps.db.forSite(site.id, async (tx) => {
    const fund = await findFund(tx, fundId);
    if (!fund) return null;
    const [image] = fund.imageId === null ? [] : await findAssets(tx, [fund.imageId]);
    return { fund, imageUrl: image ? `${assetPath(site.id, image)}?format=750w` : '' };
  });
}

function viewOf({ site, call, typed, refused }: FundVisit, { fund, imageUrl }: Found): DonateView {
  const money = (minor: bigint): string => formatMoney(minor, site.currency, site.language);
  const { goalMinor, raisedMinor } = fund;
  return {
    action: `/donate/${fund.id}`,
    name: fund.name,
    paragraphs: fund.description.split(/\n{2,}/).filter((part) => part.trim() !== ''),
    imageUrl,
    amounts: fund.suggestedMinor.map((minor) => ({
      value: toMajor(minor, site.currency),
      label: money(minor),
    })),
    takesOwn: fund.takesOwnAmount,
    least: money(fund.leastMinor),
    most: money(fund.mostMinor),
    currency: site.currency,
    takesMonthly: fund.takesMonthly,
    goal:
      goalMinor === null
        ? null
        : {
            raised: money(raisedMinor),
            goal: money(goalMinor),
            percent: percentOfGoal(raisedMinor, goalMinor),
          },
    isOpen: fund.isOpen,
    typed,
    error: refused ? presentRefusal({ ...refused, also: [] }, site.language).body.error : '',
    errorField: refused?.field ?? '',
    crumb: call.crumb(),
  };
}
