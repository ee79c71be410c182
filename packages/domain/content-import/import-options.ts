/** Choices of an owner for an import. */
export interface ImportOptions {
  /** Collection that posts become items of; null for one that the import makes. */
  readonly collectionId: string | null;
  /** True: everything is imported as a draft, whatever it was. */
  readonly asDrafts: boolean;
  readonly withPictures: boolean;
  readonly withComments: boolean;
  /** True: the addresses that pages and posts had lead to them. */
  readonly withRedirects: boolean;
  /** True where the import has made the collection. */
  readonly madeCollection?: boolean;
}
