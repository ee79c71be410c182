import Type from 'typebox';

/** Paging of a list in the studio: numbers as text, since they are in the address. */
export const Paging = {
  page: Type.Optional(Type.String({ maxLength: 6, description: 'From 1.' })),
  pageSize: Type.Optional(Type.String({ maxLength: 3, description: '25, 50 or 100.' })),
};

/** Paging of a list in the studio, as numbers. */
export const NumberedPaging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  pageSize: Type.Optional(Type.Union([Type.Literal(25), Type.Literal(50), Type.Literal(100)])),
};

/** A list in the studio that is searched by words and read by pages. */
export const SearchedPage = Type.Object(
  { search: Type.Optional(Type.String({ maxLength: 200 })), ...Paging },
  { additionalProperties: false },
);
