import Type, { type Static } from 'typebox';

/** An amount as a decimal string with its currency: `{ "value": "12.50", "currency": "EUR" }`. */
export const WireMoney = Type.Object({
  value: Type.String({ maxLength: 40 }),
  currency: Type.String({ minLength: 3, maxLength: 3 }),
});
export type WireMoney = Static<typeof WireMoney>;

/** Hundredths of the major unit in every currency: ¥934 is 93400 (decisions §money). */
export const Cents = Type.Integer({ description: 'Hundredths of the major unit, in every currency.' });
