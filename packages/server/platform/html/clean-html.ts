import { isSafeHref } from '@veranda/domain/rich-text/links';
import sanitize from 'sanitize-html';

const videoHosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'];

const lengthOrNumber = [/^-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%)?$/];
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]{1,40}\)$/i, /^[a-z]{3,24}$/i];

const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'code',
    'div',
    'span',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'del',
    'ins',
    'sub',
    'sup',
    'small',
    'mark',
    'abbr',
    'cite',
    'q',
    'time',
    'a',
    'img',
    'figure',
    'figcaption',
    'iframe',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    '*': ['id', 'class', 'title', 'lang', 'dir', 'style'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'width', 'height', 'allowfullscreen', 'title', 'loading', 'sandbox'],
    ol: ['start', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(?:left|right|center|justify|start|end)$/],
      'text-decoration': [/^(?:none|underline|line-through)$/],
      'white-space': [/^(?:normal|pre-wrap|pre-line)$/],
      'font-weight': [/^(?:normal|bold|[1-9]00)$/],
      'font-style': [/^(?:normal|italic)$/],
      color: colour,
      'background-color': colour,
      'margin-left': lengthOrNumber,
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
  allowProtocolRelative: false,
  allowedIframeHostnames: videoHosts,
  allowedIframeDomains: [],
  nestingLimit: 100,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'svg',
    'math',
    'title',
    'xmp',
  ],
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: withPrefixedId(attribs) }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...withSafeAddress(withPrefixedId(attribs), 'href'), rel: 'noopener' },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: withSafeAddress(withPrefixedId(attribs), 'src') }),
    iframe: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...withPrefixedId(attribs),
        sandbox: 'allow-scripts allow-same-origin allow-presentation',
        loading: 'lazy',
      },
    }),
  },
  exclusiveFilter: (frame) => frame.tag === 'iframe' && !frame.attribs.src,
};

/**
 * HTML of the allow-list of the security design: no scripts, styles, forms, drawings or handlers; ids only
 * under `u-`; frames only of video hosts; links without an opener. Cleaning twice changes nothing.
 */
export function cleanHtml(html: string): string {
  const plain = html.replaceAll('\0', '');
  return sanitize(isTooDeep(plain) ? textOf(plain) : plain, options)
    .replace(emptyParagraph, '')
    .trim();
}

/** Elements that may be open at once: the parser's time grows with each. */
const maxOpen = 1_000;
const empty = new Set([
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'col',
  'source',
  'meta',
  'link',
  'area',
  'embed',
  'base',
]);

// Counted by name, so that an end tag which ends nothing takes none off: the parser has as many open at most.
function isTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let all = 0;
  for (const [, end, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]{0,20})/gi)) {
    const name = tag.toLowerCase();
    if (empty.has(name)) continue;
    const now = open.get(name) ?? 0;
    const step = end === '' ? 1 : now > 0 ? -1 : 0;
    open.set(name, now + step);
    all += step;
    if (all > maxOpen) return true;
  }
  return false;
}

// Nobody wrote it by hand: its text is kept, and what is left of its tags is text too.
function textOf(html: string): string {
  return html.replace(/<[^<>]*>/g, '').replaceAll('<', '&lt;');
}

// `<p>…<hr></p>` leaves an empty paragraph: the rule ends it, and its end tag makes another. One with an id
// stays: a link may lead there.
const emptyParagraph = /<p(?![a-z]|[^<>]* id=)[^<>]*>[ \t\r\n]*<\/p>/g;

// Browsers look past blanks around an address.
function withSafeAddress(attribs: sanitize.Attributes, name: 'href' | 'src'): sanitize.Attributes {
  const { [name]: address, ...others } = attribs;
  if (address === undefined || !isSafeHref(address.trim())) return others;
  return { ...attribs, [name]: address.trim() };
}

// An id of the owner's could otherwise name what our own scripts look for.
function withPrefixedId(attribs: sanitize.Attributes): sanitize.Attributes {
  const { id, ...others } = attribs;
  if (id === undefined || id === '') return others;
  return { ...others, id: id.startsWith('u-') ? id : `u-${id}` };
}
