import {
  collectionOrders,
  collectionViews,
  itemAddressFormats,
  maxPageSize,
} from '@veranda/domain/pages/collection-settings';
import Type from 'typebox';
import { oneOf } from './one-of.ts';

/** The owner's choices for the list of a collection; what is absent is as its kind and the theme have it. */
export const CollectionSettings = Type.Object(
  {
    view: Type.Optional(oneOf(collectionViews)),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
    hasFeed: Type.Optional(Type.Boolean()),
    order: Type.Optional(
      oneOf(collectionOrders, {
        description: 'An order of the owner’s own, `placed`, has at most 250 items.',
      }),
    ),
    itemAddress: Type.Optional(
      oneOf(itemAddressFormats, {
        description: 'Address of an item: /rain, /2026/11/rain or /2026/11/27/rain.',
      }),
    ),
  },
  { additionalProperties: false },
);
