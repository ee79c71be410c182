/** Translations of a document as visitors get them: by tag of the language, then by path of the text. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;
