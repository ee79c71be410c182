/** What is known of an error of a page. */
export interface PageErrorFacts {
  readonly kind: string;
  readonly message: string;
  readonly stack: string;
  /** Address of the script, where the browser names one. */
  readonly source: string;
}

const longest = 400;

/**
 * What makes two errors the same: kind, message without what changes (numbers, quoted words, addresses), and the
 * script that it came from without version and line. At most 400 characters.
 */
export function errorFingerprint({ kind, message, stack, source }: PageErrorFacts): string {
  const place = scriptOf(source) || scriptOf(stack);
  return `${kind}: ${steady(message)} @ ${place}`.slice(0, longest);
}

function steady(message: string): string {
  return message
    .replace(/https?:\/\/\S+/g, '<address>')
    .replace(/"[^"]{0,200}"|'[^']{0,200}'|“[^”]{0,200}”/g, '<text>')
    .replace(/\d+/g, '#')
    .trim();
}

// `https://a.example/bundles/cart-B3x9.js:1:200` is `/bundles/cart`: a new build is not a new error.
function scriptOf(text: string): string {
  const path = /https?:\/\/[^/\s)]+(\/[^\s?#):]*)/.exec(text)?.[1] ?? '';
  return path.replace(/(?:-[\w-]{6,12})?\.m?js$/, '');
}
