import Type, { type Static } from 'typebox';
import { Cents } from './money.ts';

/** Cart as the buyer saw it; sent with a completion, so that the answer can tell what has changed. */
export const SeenCart = Type.Object(
  {
    entries: Type.Array(
      Type.Object(
        {
          id: Type.String({ maxLength: 64 }),
          title: Type.String({ maxLength: 200 }),
          quantity: Type.Integer({ minimum: 0, maximum: 9999 }),
          unitCents: Cents,
        },
        { additionalProperties: false },
      ),
      { maxItems: 500 },
    ),
    discountCents: Cents,
    shippingCents: Cents,
    taxCents: Cents,
    totalCents: Cents,
  },
  { additionalProperties: false },
);
export type SeenCart = Static<typeof SeenCart>;
