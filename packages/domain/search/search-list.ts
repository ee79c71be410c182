/** Products are ranked by themselves, and pages with items. */
export const searchLists = ['products', 'writings'] as const;

export type SearchList = (typeof searchLists)[number];
