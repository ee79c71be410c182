/**
 * A style sheet without its layout and comments. A file is laid out by the formatter; what it puts in goes
 * again: spaces around what separates, the zero of `0.5`, the quotes of `[role="list"]`. Texts in quotes stay
 * as they are. `icon("M3 5h14")` is a picture of 20 × 20 with this path.
 */
export function condenseCss(source: string): string {
  const text = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/icon\("([^"]*)"\)/g, (_, path: string) => icon(path));
  return outsideOfQuotes(text.replace(/\[([\w-]+)="([\w-]+)"\]/g, '[$1=$2]'), (plain) =>
    plain
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replace(/(?<![\w.]|\w-)0(?=\.\d)/g, '')
      .replace(/ ([>~]) /g, '$1')
      .replace(/(\(>?) | (?=\))/g, '$1')
      .replace(/ ([*/]) /g, '$1')
      .replaceAll(' !important', '!important')
      .replaceAll(';}', '}'),
  )
    .trim()
    .split(/(?<=[{};])/)
    .map(condensePart)
    .join('');
}

// A declaration or what is before a brace: only here is `+` a combinator, and `:` what ends a property.
function condensePart(part: string): string {
  if (!part.endsWith('{')) return part.replace(/^([\w-]+): /, '$1:');
  return part.startsWith('@') ? part.replace(/\(([\w-]+): /g, '($1:') : part.replaceAll(' + ', '+');
}

function outsideOfQuotes(text: string, change: (plain: string) => string): string {
  return text.replace(/("[^"]*"|'[^']*')|[^"']+/g, (piece, quoted?: string) => quoted ?? change(piece));
}

function icon(path: string): string {
  const svg = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='${path}'`;
  return `url("data:image/svg+xml,${svg} fill='none' stroke='%23000' stroke-width='1.6'/%3E%3C/svg%3E")`;
}
