import { percentText } from '@veranda/domain/tax/tax-rule';
import { readRate } from '@veranda/domain/checkout/checkout-rules';
import {
  type AreaForm,
  areaForm,
  areaOf,
  areaSummary,
  everywhere,
  postalProblem,
} from '../shipping/area-form.ts';
import type { Rules } from '../shipping/rules-queries.ts';
import { t } from './messages.ts';

export type TaxRule = Rules['taxes']['rules'][number];
type TaxClass = NonNullable<Rules['taxes']['classes']>[number];

/** A tax as its form holds it. */
export interface TaxForm {
  readonly name: string;
  readonly area: AreaForm;
  readonly rate: string;
  /** Rates of classes as they are typed, by id; empty for the tax's own rate. */
  readonly classRates: Readonly<Record<string, string>>;
  readonly onServices: boolean;
  readonly onDigital: boolean;
  readonly onShipping: boolean;
}

export const newTax: TaxForm = {
  name: '',
  area: everywhere,
  rate: '',
  classRates: {},
  onServices: true,
  onDigital: true,
  onShipping: false,
};

/** The form of a tax that is there. */
export function formOfTax({
  name,
  area,
  rate,
  classRates = [],
  onServices,
  onDigital,
  onShipping,
}: TaxRule): TaxForm {
  const rates = Object.fromEntries(classRates.map((classRate) => [classRate.classId, classRate.rate]));
  return { name, area: areaForm(area), rate, classRates: rates, onServices, onDigital, onShipping };
}

/** Problems of a form, by field. */
export function taxProblems(form: TaxForm): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (form.name.trim() === '') problems['name'] = t('enterAName');
  if (normalizeRate(form.rate) === null) problems['rate'] = t('enterAPercentage');
  const postal = postalProblem(form.area);
  if (postal) problems['area.postal'] = postal;
  for (const [id, rate] of Object.entries(form.classRates))
    if (rate.trim() !== '' && normalizeRate(rate) === null)
      problems[`classRates.${id}`] = t('enterAPercentage');
  return problems;
}

/** A form without problems as a tax; rates of classes that are gone are left out. */
export function taxOf(
  form: TaxForm,
  input: { readonly id: string; readonly classes: readonly TaxClass[] },
): TaxRule {
  return {
    id: input.id,
    name: form.name.trim(),
    area: areaOf(form.area),
    rate: normalizeRate(form.rate) ?? '0',
    classRates: input.classes.flatMap(({ id }) => {
      const rate = normalizeRate(form.classRates[id] ?? '');
      return rate === null ? [] : [{ classId: id, rate }];
    }),
    onServices: form.onServices,
    onDigital: form.onDigital,
    onShipping: form.onShipping,
  };
}

/** `8,875 %` as `8.875`; null when it is no rate. */
function normalizeRate(text: string): string | null {
  const ppm = readRate(text.replace('%', '').replace(',', '.').trim());
  return ppm === null ? null : percentText(ppm);
}

/** A tax as text. */
export function taxFacts({ area, rate, onServices, onDigital, onShipping }: TaxRule): string[] {
  const also = [
    ...(onDigital ? [t('alsoDigitalProducts')] : []),
    ...(onServices ? [t('alsoServices')] : []),
    ...(onShipping ? [t('alsoShipping')] : []),
  ];
  return [
    `${rate}%`,
    areaSummary(area),
    also.length === 0 ? t('physicalProductsOnly') : t('alsoAppliesToList', { list: also.join(', ') }),
  ];
}
