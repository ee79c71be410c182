/** Facts of a JavaScript error on a page. */
interface PageErrorFacts {
  readonly kind: string;
  readonly message: string;
  readonly stack: string;
  /** Address of the script, where the browser names one. */
  readonly source: string;
}

const maxLength = 400;

/**
 * Fingerprint that groups equal errors: kind, message without its variable parts (numbers, quoted words,
 * addresses), and the script that it came from without version and line. At most 400 characters.
 */
export function errorFingerprint({ kind, message, stack, source }: PageErrorFacts): string {
  const place = scriptOf(source) || scriptOf(stack);
  return `${kind}: ${steady(message)} @ ${place}`.slice(0, maxLength);
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
