/** The two documents of the specification, and the one that decides what they leave open. */
type SpecDocument = 'storefront' | 'administration' | 'decisions';

/** The statements of one section of a document: topic → what holds of it, one testable thing a line. */
export interface SectionStatements {
  readonly document: SpecDocument;
  /** From 1, as in the document; a word for a section of the decisions, which are not numbered. */
  readonly section: number | string;
  readonly topics: Readonly<Record<string, readonly string[]>>;
}

/** A statement by the name that tests cite: `storefront §5 quantity: whole numbers only`. */
export interface Statement {
  readonly document: SpecDocument;
  readonly section: number | string;
  readonly name: string;
}

/** The statements of a section with their names, in its order. */
export function statementsOf({ document, section, topics }: SectionStatements): Statement[] {
  return Object.entries(topics).flatMap(([topic, sentences]) =>
    sentences.map((sentence) => ({
      document,
      section,
      name: `${document} §${section} ${topic}: ${sentence}`,
    })),
  );
}
