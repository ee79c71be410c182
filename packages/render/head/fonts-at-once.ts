import type { Session } from '../context/session.ts';

/**
 * Addresses of the fonts that a page fetches with its head. The italic of headings is among them where the first heading
 * has words in it: drawn before it is there, their lines would break elsewhere.
 */
export function fontsAtOnce(
  { fontPreloads, italicPreloads = [] }: Pick<Session, 'fontPreloads' | 'italicPreloads'>,
  mainHtml: string,
): readonly string[] {
  const start = /<h[1-3][\s>]/.exec(mainHtml)?.index ?? -1;
  const heading = start < 0 ? '' : mainHtml.slice(start, mainHtml.indexOf('</h', start));
  return /<(?:em|i)[\s>]/.test(heading) ? [...fontPreloads, ...italicPreloads] : fontPreloads;
}
