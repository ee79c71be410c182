/** A part of a plain text: words, or an address that they are. */
interface TextPart {
  readonly text: string;
  /** Null for words. */
  readonly href: string | null;
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi;

/** Punctuation at the end of a sentence, or a bracket around an address, is not part of the address. */
const closing = /[.,;:!?'’”)\]}]+$/;

/** A plain text with its web addresses as links; nothing else becomes one. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: match, index } of text.matchAll(address)) {
    const link = balanced(match);
    if (!URL.canParse(link)) continue;
    if (index > at) parts.push({ text: text.slice(at, index), href: null });
    parts.push({ text: link, href: link });
    at = index + link.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}

// A bracket that the address has opened itself closes it: …/wiki/Oak_(tree)
function balanced(match: string): string {
  const link = match.replace(closing, '');
  const rest = match.slice(link.length);
  return link.includes('(') && !link.includes(')') && rest.startsWith(')') ? `${link})` : link;
}
