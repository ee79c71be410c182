import { isProductLine } from '@veranda/domain/line-items/priced-line';
import { readRate } from '@veranda/domain/checkout/checkout-rules';
import { parseMajor, toMajor } from '@veranda/domain/money/money';
import type { ProviderTax } from '@veranda/domain/quotes/provider-tax';
import { isSound } from '@veranda/domain/tax/provider-taxes';
import Type from 'typebox';
import Value from 'typebox/value';
import { callService, malformed, type ServiceDeps } from '../rate-providers/call-service.ts';
import type { RateAccount, RateAnswer } from '../rate-providers/rate-answer.ts';
import type { TaxRecord, TaxRequest } from './tax-provider.ts';

const Amount = Type.String({ maxLength: 20 });
const Answer = Type.Object({
  taxes: Type.Array(
    Type.Object({
      name: Type.String({ minLength: 1, maxLength: 100 }),
      rate: Type.String({ maxLength: 10 }),
      on: Type.Union([Type.Literal('goods'), Type.Literal('shipping')]),
      amount: Amount,
      lines: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), Amount)),
    }),
    { maxItems: 50 },
  ),
});

/** Asks a tax provider over HTTP (docs/guides/rate-services.md). */
export async function askHttpTaxes(
  deps: ServiceDeps,
  account: RateAccount,
  request: TaxRequest,
): Promise<RateAnswer<readonly ProviderTax[]>> {
  const answer = await callService(deps, account, { body: bodyOf(request) });
  if (answer.kind !== 'said') return answer;
  const taxes = readTaxes(answer.value, request.currency);
  return taxes && isSound(taxes, request.question) ? { kind: 'said', value: taxes } : malformed;
}

/** Tells it of an order. */
export async function recordHttpTaxes(
  deps: ServiceDeps,
  account: RateAccount,
  record: TaxRecord,
): Promise<RateAnswer<null>> {
  const answer = await callService(deps, account, { body: record, key: record.key });
  return answer.kind === 'said' ? { kind: 'said', value: null } : answer;
}

function bodyOf({ currency, origin, question }: TaxRequest): object {
  const { settings, place, shippingMinor, lines } = question;
  return {
    type: 'quote',
    currency,
    origin,
    destination: place,
    included: settings.included,
    shipping: toMajor(shippingMinor, currency),
    lines: lines
      .filter(({ line }) => isProductLine(line))
      .map(({ line, netMinor }) => ({
        id: line.key,
        kind: line.kind,
        taxClass: line.taxClassId ?? '',
        quantity: line.quantity,
        net: toMajor(netMinor, currency),
      })),
  };
}

function readTaxes(value: unknown, currency: string): ProviderTax[] | null {
  if (!Value.Check(Answer, value)) return null;
  const minor = (text: string): bigint => parseMajor(text, currency) ?? -1n;
  return value.taxes.map(({ name, rate, on, amount, lines = {} }) => ({
    name,
    on,
    ratePpm: readRate(rate) ?? -1n,
    amountMinor: minor(amount),
    byLine: Object.fromEntries(Object.entries(lines).map(([key, text]) => [key, minor(text)])),
  }));
}
