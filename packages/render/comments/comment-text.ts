import { escapeAttribute, escapeText } from '@veranda/template/formatters/escape';

const address = /\bhttps?:\/\/[^\s<>"]+/gi;
// What ends a sentence or a bracket is no part of an address.
const trailing = /[.,;:!?'’”)\]}]+$/;

/**
 * A visitor's text as HTML: nothing of it is markup, lines stay lines, and addresses are links that search engines give
 * nothing for.
 */
export function commentTextHtml(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(address)) {
    const url = match[0].replace(trailing, '');
    const escaped = escapeAttribute(url);
    html += `${plain(text.slice(end, match.index))}<a href="${escaped}" rel="ugc nofollow noopener">${escaped}</a>`;
    end = match.index + url.length;
  }
  return html + plain(text.slice(end));
}

function plain(text: string): string {
  return escapeText(text).replaceAll('\n', '<br>');
}
