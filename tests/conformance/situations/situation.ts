/** Optional parts of a situation beside its template and context. */
interface SituationNeeds {
  readonly partials?: Readonly<Record<string, string>>;
  readonly injects?: Readonly<Record<string, unknown>>;
  readonly preprocess?: boolean;
  /** `CODE@line:column` of each error in order, with the partial's name in brackets. */
  readonly errors?: string;
}

/** A situation of the reference page: what it is, a template, what it reads, what it prints. */
export type Situation = readonly [
  what: string,
  template: string,
  context: unknown,
  output: string,
  needs?: SituationNeeds,
];
