import { type LinkedSite, resolveLink } from '@veranda/domain/links/resolve-link';
import { isExternalHref } from '@veranda/domain/rich-text/links';
import {
  colourTokenPattern,
  highlightTones,
  type RichInline,
  type RichListItem,
  type RichMark,
  type RichNode,
  type RichText,
  textAligns,
  textSizes,
} from '@veranda/domain/rich-text/rich-text';
import { attribute, escapeHtml } from '../escape-html.ts';

/**
 * The HTML of a rich text. An allow-list: only the nodes and marks of the closed list are written, every text
 * is escaped, and addresses outside the link policy lose their link (SECURITY.md, validator of addresses).
 */
export function richTextHtml(doc: RichText | undefined, site: LinkedSite): string {
  return doc === undefined || !Array.isArray(doc.content) ? '' : nodesHtml(doc.content, site);
}

function nodesHtml(nodes: readonly RichNode[], site: LinkedSite): string {
  return nodes.map((node) => nodeHtml(node, site)).join('');
}

function nodeHtml(node: RichNode, site: LinkedSite): string {
  switch (node.type) {
    case 'paragraph': {
      const styled = paragraphClasses[node.attrs?.style ?? 'body'] ?? '';
      const classes = [styled, alignClass(node.attrs?.align)].filter(Boolean).join(' ');
      return `<p${attribute('class', classes)}>${inlinesHtml(node.content, site)}</p>`;
    }
    case 'heading': {
      const level = headingLevels.includes(node.attrs.level) ? node.attrs.level : 2;
      return `<h${level}${attribute('class', alignClass(node.attrs.align))}>${inlinesHtml(node.content, site)}</h${level}>`;
    }
    case 'bulletList':
      return `<ul>${node.content.map((item) => itemHtml(item, site)).join('')}</ul>`;
    case 'orderedList':
      return `<ol>${node.content.map((item) => itemHtml(item, site)).join('')}</ol>`;
    case 'blockquote':
      return `<blockquote>${nodesHtml(node.content, site)}</blockquote>`;
    case 'horizontalRule':
      return '<hr>';
    default:
      return '';
  }
}

const headingLevels: readonly number[] = [1, 2, 3, 4];
const paragraphClasses: Readonly<Record<string, string>> = {
  lead: 'v-lead',
  small: 'v-small',
  mono: 'v-mono',
};

function alignClass(align: string | undefined): string {
  return textAligns.some((known) => known === align) ? `v-align-${align}` : '';
}

// A list item of one paragraph is written without it: the browser's own list margins then hold.
function itemHtml(item: RichListItem, site: LinkedSite): string {
  const [only, ...rest] = item.content;
  if (only?.type === 'paragraph' && rest.every((node) => node.type !== 'paragraph')) {
    return `<li>${inlinesHtml(only.content, site)}${nodesHtml(rest, site)}</li>`;
  }
  return `<li>${nodesHtml(item.content, site)}</li>`;
}

function inlinesHtml(inlines: readonly RichInline[] | undefined, site: LinkedSite): string {
  return (inlines ?? []).map((inline) => inlineHtml(inline, site)).join('');
}

function inlineHtml(inline: RichInline, site: LinkedSite): string {
  if (inline.type === 'hardBreak') return '<br>';
  if (inline.type !== 'text') return '';
  return (inline.marks ?? []).reduceRight(
    (html, mark) => markHtml(mark, html, site),
    escapeHtml(inline.text),
  );
}

const markElements = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  underline: ['<u>', '</u>'],
  strike: ['<s>', '</s>'],
  code: ['<code>', '</code>'],
  smallCaps: ['<span class="v-small-caps">', '</span>'],
} as const;

function markHtml(mark: RichMark, inner: string, site: LinkedSite): string {
  switch (mark.type) {
    case 'link': {
      const href = resolveLink(mark.attrs.href, site);
      return href !== ''
        ? `<a href="${escapeHtml(href)}"${linkTarget(href, mark.attrs.newWindow === true)}>${inner}</a>`
        : inner;
    }
    case 'color': {
      const { token } = mark.attrs;
      return colourTokenPattern.test(token) ? `<span style="color:var(--${token})">${inner}</span>` : inner;
    }
    case 'highlight': {
      const { tone } = mark.attrs;
      return highlightTones.includes(tone) ? `<mark class="v-highlight-${tone}">${inner}</mark>` : inner;
    }
    case 'size': {
      const { size } = mark.attrs;
      return textSizes.includes(size) ? `<span class="v-size-${size}">${inner}</span>` : inner;
    }
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'code':
    case 'smallCaps': {
      const [open, close] = markElements[mark.type];
      return open + inner + close;
    }
    default:
      return inner;
  }
}

/** Attributes of a link that leaves the site or opens a window; the page it opens never reaches back. */
export function linkTarget(href: string, newWindow: boolean): string {
  if (newWindow) return ' target="_blank" rel="noopener"';
  return isExternalHref(href) ? ' rel="noopener"' : '';
}
