import { isProductLine, sumOf } from '../line-items/priced-line.ts';
import type { CachedQuotes } from '../quotes/cached-quotes.ts';
import { applyTaxes, type Taxed, type TaxQuestion } from './apply-taxes.ts';
import type { ProviderTax } from '../quotes/provider-tax.ts';

/** Taxes, with their source. */
export interface TaxedBy extends Taxed {
  /** `nobody`: the provider is unavailable, and the shop would rather not sell then. */
  readonly by: 'rules' | 'provider' | 'nobody';
  /** Key of the question that the provider has not answered yet; null when nothing is open. */
  readonly unaskedKey: string | null;
}

/**
 * Stage 7 for a shop with a tax provider, by what it has said about just this question; else by the shop's
 * own rules.
 */
export function taxesBy(question: TaxQuestion, quotes: CachedQuotes): TaxedBy {
  const { settings, place, lines } = question;
  const isAsked = settings.provider && place !== null && lines.some(({ line }) => isProductLine(line));
  const byRules = (): Taxed => applyTaxes(question);
  if (!settings.provider || !isAsked) return { ...byRules(), by: 'rules', unaskedKey: null };
  const key = quotes.keyOf(questionText(question));
  if (quotes.tax?.key !== key) return { ...byRules(), by: 'rules', unaskedKey: key };
  if (quotes.tax.amounts !== null)
    return { ...taxedBy(question, quotes.tax.amounts), by: 'provider', unaskedKey: null };
  const by = settings.provider.whenAway === 'rules' ? 'rules' : 'nobody';
  return { ...byRules(), by, unaskedKey: null };
}

/** Everything that an answer depends on. */
function questionText({ settings, place, lines, shippingMinor }: TaxQuestion): string {
  return JSON.stringify([
    settings.included,
    place,
    String(shippingMinor),
    lines.map(({ line, netMinor }) => [
      line.key,
      line.kind,
      line.taxClassId ?? '',
      line.quantity,
      String(netMinor),
    ]),
  ]);
}

function taxedBy({ settings, lines, shippingMinor }: TaxQuestion, amounts: readonly ProviderTax[]): Taxed {
  const nets = new Map(lines.map(({ line, netMinor }) => [line.key, netMinor]));
  const goods = amounts.filter((amount) => amount.on === 'goods');
  const byLine = new Map(
    lines.map(({ line }) => [line.key, sumOf(goods.map((good) => good.byLine[line.key] ?? 0n))]),
  );
  const shipping = amounts.filter((one) => one.on === 'shipping');
  return {
    byLine,
    shippingMinor: sumOf(shipping.map((one) => one.amountMinor)),
    amounts: [...goods, ...shipping].map(({ name, ratePpm, on, byLine: of, amountMinor }) => ({
      id: name,
      name,
      ratePpm,
      on,
      included: settings.included,
      baseMinor: on === 'shipping' ? shippingMinor : sumOf(Object.keys(of).map((key) => nets.get(key) ?? 0n)),
      amountMinor,
    })),
  };
}

/**
 * True for an acceptable answer of a provider: of each line no less than nothing and, where prices contain
 * the tax, no more than the line; line by line what it says in all; of no line that was not asked about.
 */
export function isSound(
  amounts: readonly ProviderTax[],
  question: Pick<TaxQuestion, 'lines' | 'shippingMinor'>,
): boolean {
  const nets = new Map(question.lines.map(({ line, netMinor }) => [line.key, netMinor]));
  const ofLines = new Map<string, bigint>();
  for (const { on, byLine, amountMinor, ratePpm } of amounts) {
    if (amountMinor < 0n || ratePpm < 0n) return false;
    if (on === 'goods' && sumOf(Object.values(byLine)) !== amountMinor) return false;
    for (const [key, minor] of Object.entries(byLine)) {
      if (minor < 0n) return false;
      ofLines.set(key, (ofLines.get(key) ?? 0n) + minor);
    }
  }
  const ofShipping = sumOf(
    amounts.flatMap((amount) => (amount.on === 'shipping' ? [amount.amountMinor] : [])),
  );
  const isWithin = [...ofLines].every(([key, minor]) => minor <= (nets.get(key) ?? -1n));
  return isWithin && ofShipping <= question.shippingMinor;
}
