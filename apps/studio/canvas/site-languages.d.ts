declare module 'virtual:site-languages' {
  /** Loads the texts of pages in the language of a tag (BCP 47); English is there without it. */
  export function siteLanguages(tag: string): Promise<void>;
}
