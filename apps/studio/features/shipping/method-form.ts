import { normalizeAmount } from '@veranda/ui/normalize-amount';
import { type AreaForm, areaForm, areaOf, areaSummary, postalProblem } from './area-form.ts';
import type { Rules } from './rules-queries.ts';
import { t } from './messages.ts';

export type Method = Rules['shippingMethods'][number];
export type CostKind = Method['cost']['kind'];

/** A weight up to which sending costs so much; kilograms as they are typed. */
export interface BandForm {
  readonly upTo: string;
  readonly cost: string;
}

/** A shipping method as its form holds it. */
export interface MethodForm {
  readonly name: string;
  readonly kind: CostKind;
  readonly perOrder: string;
  readonly perItem: string;
  readonly bands: readonly BandForm[];
  readonly fee: string;
  /** Taken while the carrier is unavailable; empty for not sending then. */
  readonly fallback: string;
  readonly where: 'everywhere' | 'places' | 'rest';
  readonly areas: readonly AreaForm[];
  readonly freeFrom: string;
  readonly profileId: string;
}

export const newMethod: MethodForm = {
  name: '',
  kind: 'flat',
  perOrder: '',
  perItem: '',
  bands: [{ upTo: '1', cost: '' }],
  fee: '',
  fallback: '',
  where: 'everywhere',
  areas: [],
  freeFrom: '',
  profileId: '',
};

/** The form of a shipping method that is there. */
export function formOfMethod({ name, cost, areas, restOfWorld, freeFrom, profileId }: Method): MethodForm {
  const amounts =
    cost.kind === 'flat'
      ? { perOrder: cost.perOrder, perItem: cost.perItem }
      : cost.kind === 'weight'
        ? { bands: cost.bands.map((band) => ({ upTo: kilograms(band.upToGrams), cost: band.cost })) }
        : cost.kind === 'local'
          ? { fee: cost.fee }
          : cost.kind === 'carrier'
            ? { fallback: cost.fallback ?? '' }
            : {};
  return {
    ...newMethod,
    name,
    kind: cost.kind,
    areas: areas.map(areaForm),
    profileId: profileId ?? '',
    ...amounts,
    where: restOfWorld ? 'rest' : areas.length > 0 ? 'places' : 'everywhere',
    freeFrom: freeFrom ?? '',
  };
}

/** Problems of a form, by field; `digits` are the decimals of the currency. */
export function methodProblems(form: MethodForm, digits: number): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  const amount = (field: string, text: string, isNeeded: boolean) => {
    if (text === '' ? isNeeded : normalizeAmount(text, digits) === null)
      problems[field] = t('pleaseEnterAnAmount');
  };
  if (form.name.trim() === '') problems['name'] = t('enterAName');
  if (form.kind === 'flat') {
    amount('perOrder', form.perOrder, false);
    amount('perItem', form.perItem, false);
  }
  if (form.kind === 'local') amount('fee', form.fee, false);
  if (form.kind === 'carrier') amount('fallback', form.fallback, false);
  amount('freeFrom', form.freeFrom, false);
  if (form.kind === 'weight')
    for (const [index, band] of form.bands.entries()) {
      if (gramsIn(band.upTo) === null) problems[`bands.${index}.upTo`] = t('enterKilograms');
      amount(`bands.${index}.cost`, band.cost, true);
    }
  if (form.where === 'places') {
    if (form.areas.length === 0) problems['areas'] = t('addAtLeastOnePlace');
    for (const [index, area] of form.areas.entries()) {
      const problem = area.country === '' ? t('chooseACountry') : undefined;
      if (problem) problems[`areas.${index}.country`] = problem;
      const wrong = postalProblem(area);
      if (wrong) problems[`areas.${index}.postal`] = wrong;
    }
  }
  return problems;
}

/** A form without problems as a shipping method. */
export function methodOf(form: MethodForm, input: { readonly id: string; readonly digits: number }): Method {
  const { id, digits } = input;
  const amount = (text: string): string => normalizeAmount(text, digits) ?? '0';
  return {
    id,
    name: form.name.trim(),
    cost: costOf(form, amount),
    areas: form.where === 'places' ? form.areas.map(areaOf) : [],
    restOfWorld: form.where === 'rest',
    freeFrom: form.freeFrom === '' ? null : amount(form.freeFrom),
    profileId: form.profileId,
  };
}

function costOf(form: MethodForm, amount: (text: string) => string): Method['cost'] {
  switch (form.kind) {
    case 'flat':
      return { kind: 'flat', perOrder: amount(form.perOrder), perItem: amount(form.perItem) };
    case 'weight':
      return {
        kind: 'weight',
        bands: form.bands
          .map((band) => ({ upToGrams: gramsIn(band.upTo) ?? 1, cost: amount(band.cost) }))
          .sort((a, b) => a.upToGrams - b.upToGrams),
      };
    case 'pickup':
      return { kind: 'pickup' };
    case 'local':
      return { kind: 'local', fee: amount(form.fee) };
    case 'carrier':
      return { kind: 'carrier', fallback: form.fallback === '' ? null : amount(form.fallback) };
  }
}

/** `1.5` kilograms as 1500; null when it is no weight. */
function gramsIn(text: string): number | null {
  const grams = Math.round(Number(text.replace(',', '.')) * 1000);
  return /^\d{1,5}([.,]\d{1,3})?$/.test(text.trim()) && grams >= 1 ? grams : null;
}

function kilograms(grams: number): string {
  return String(grams / 1000);
}

/** Cost of a shipping method, as text. */
export function costSummary(method: Method, money: (value: string) => string): string {
  const { cost } = method;
  switch (cost.kind) {
    case 'flat': {
      const amount = money(cost.perOrder);
      if (Number(cost.perItem) !== 0)
        return t('amountPerOrderAndItem', { amount, perItem: money(cost.perItem) });
      return Number(cost.perOrder) === 0 ? t('free') : t('amountPerOrder', { amount });
    }
    case 'weight':
      return t('byWeightSteps', { count: cost.bands.length });
    case 'pickup':
      return t('pickup');
    case 'local':
      return Number(cost.fee) === 0
        ? t('localDeliveryFree')
        : t('localDeliveryAmount', { amount: money(cost.fee) });
    case 'carrier':
      return cost.fallback === null
        ? t('carrierRates')
        : t('carrierRatesFallbackAmount', { amount: money(cost.fallback) });
  }
}

/** Destinations as text. */
export function destinationSummary({ areas, restOfWorld }: Method): string {
  if (restOfWorld) return t('restOfTheWorld');
  const [first, ...rest] = areas;
  if (!first) return t('everywhere');
  return rest.length === 0
    ? areaSummary(first)
    : t('areaAndMore', { area: areaSummary(first), count: rest.length });
}
