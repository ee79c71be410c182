import sanitize from 'sanitize-html';

/** Version of the allow-list: text that was cleaned by an older one is cleaned again before it is shown. */
export const cleanerVersion = 1;

const videoHosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'];

const lengthOrNumber = [/^-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%)?$/];
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]{1,40}\)$/i, /^[a-z]{3,24}$/i];

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'div', 'span'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup'],
    ...['small', 'mark', 'abbr', 'cite', 'q', 'time', 'a', 'img', 'figure', 'figcaption', 'iframe'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
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
    a: (tagName, attribs) => ({ tagName, attribs: { ...withPrefixedId(attribs), rel: 'noopener' } }),
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
 * HTML of the allow-list of the security design: no scripts, styles, forms, drawings or handlers; ids only under `u-`;
 * frames only of video hosts; links without an opener. Cleaning twice changes nothing.
 */
export function cleanHtml(html: string): string {
  return sanitize(html.replaceAll('\0', ''), options).trim();
}

// An id of the owner's could otherwise name what our own scripts look for.
function withPrefixedId(attribs: sanitize.Attributes): sanitize.Attributes {
  const { id, ...others } = attribs;
  if (id === undefined || id === '') return others;
  return { ...others, id: id.startsWith('u-') ? id : `u-${id}` };
}
