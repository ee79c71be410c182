import { isSafeHref } from '@veranda/domain/rich-text/links';

const tag = /<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const voids = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const refused = new Set(['script', 'style', 'object', 'embed', 'base', 'meta', 'link']);

/**
 * Faults of markup that a block has drawn: elements that are not closed in their order, elements and
 * attributes that run code, addresses that may not be linked to, ids that are there twice. Empty when sound.
 */
export function markupProblems(html: string): readonly string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  for (const [, end = '', written = '', rest = ''] of html.matchAll(tag)) {
    const name = written.toLowerCase();
    if (end) {
      const last = open.pop();
      if (last !== name) problems.push(`</${name}> ends <${last ?? ''}>`);
      continue;
    }
    if (refused.has(name)) problems.push(`<${name}>`);
    if (!voids.has(name) && !rest.trimEnd().endsWith('/')) open.push(name);
    for (const [, key = '', double, single, bare] of rest.matchAll(attribute))
      problems.push(...attributeProblems(key.toLowerCase(), double ?? single ?? bare ?? '', ids));
  }
  return [...problems, ...open.map((name) => `<${name}> is not closed`)];
}

function attributeProblems(key: string, value: string, ids: Set<string>): readonly string[] {
  if (key.startsWith('on')) return [`${key}="${value}"`];
  if (key === 'id') {
    const isTwice = ids.has(value);
    ids.add(value);
    return isTwice ? [`id="${value}" twice`] : [];
  }
  const isAddress = ['href', 'src', 'action', 'formaction', 'poster'].includes(key);
  return isAddress && !isSafeHref(value.replaceAll('&amp;', '&')) ? [`${key}="${value}"`] : [];
}
