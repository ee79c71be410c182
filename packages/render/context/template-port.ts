/** Template engine as the page assembly uses it. */
export interface TemplateEngine {
  render(
    template: string,
    context: unknown,
    options: TemplateOptions,
  ): { readonly output: string; readonly errors: readonly TemplateError[] };
}

/** What templates of one page are rendered with: an engine reads the same object once. */
export interface TemplateOptions {
  readonly partials: ReadonlyMap<string, string>;
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** An error of a template: told to the owner, never a broken page. */
export interface TemplateError {
  readonly code: string;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  readonly partial?: string;
}
