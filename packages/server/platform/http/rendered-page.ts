/** A page in another format: as JSON, or its content alone. */
interface PageInFormat {
  readonly type: string;
  readonly text: string;
}

/** A page that was rendered for a call. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** The page's content security policy, by hashes of what it carries inline. */
  readonly headers: Readonly<Record<string, string>>;
  /** The page as `?format=` names it; null where it has no such format. Absent: it has none at all. */
  readonly inFormat?: (name: string | null) => PageInFormat | null;
}
