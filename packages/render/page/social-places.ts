import { fillPlaceholders } from '@veranda/domain/placeholders';
import { shareAddress } from '@veranda/domain/social/social-settings';
import { escapeAttribute } from '@veranda/template/formatters/escape';
import { followButtonScript } from '../formatters/fragments/follow-button.ts';
import { runTemplate, type Session } from '../context/session.ts';

// What the formatters `like-button`, `social-button` and `twitter-follow-button` print: places for a script of theirs.
const likePlace = new RegExp(
  '<span\\s+class="sqs-simple-like"\\s+data-item-id="([^"]*)"\\s+data-like-count="(\\d*)"\\s*>\\s*' +
    '<span class="like-icon"></span>\\s*<span class="like-count"></span>\\s*</span>',
  'g',
);
const sharePlace = /<(div|span) class="squarespace-social-buttons ([a-z]+-style)"([^>]*)><\/\1>/g;
const followPlace = /<div class="squarespace-follow-button" data-username="([^"]*)"><\/div>/g;

// Texts, which are found in a long page several times faster than patterns are.
const placeMarks = ['sqs-simple-like', 'squarespace-social-buttons', 'squarespace-follow-button'] as const;

/** Puts into these places what works without a script: a button of a form, and links. */
export function withSocial(session: Session, html: string): string {
  // Most pages have none.
  if (!placeMarks.some((mark) => html.includes(mark))) return html;
  let isLiked = false;
  const filled = html
    .replace(likePlace, (_place, id: string, count: string) => {
      isLiked = true;
      return likeHtml(session, id, count);
    })
    .replace(sharePlace, (place: string, ...[tag = '']: string[]) => {
      const end = `</${tag}>`;
      return place.slice(0, -end.length) + shareHtml(session, place) + end;
    })
    .replaceAll(`<script>${followButtonScript}</script>`, '')
    .replace(followPlace, (_place, name: string) => {
      return `<div class="squarespace-follow-button" data-username="${name}">${followHtml(session, name)}</div>`;
    });
  return isLiked ? withForm(filled, session.path) : filled;
}

function likeHtml(session: Session, id: string, count: string): string {
  const label = session.strings['likeLabel'] ?? '';
  const button = runTemplate(session, '{@|apply item-like}', { id, count: count || '0', label });
  return `<span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}">${button}</span>`;
}

// One form for all buttons of the page: a form cannot stand in a paragraph, a button can.
function withForm(html: string, path: string): string {
  const form =
    '<form id="v-likes" method="post" action="/api/likes" hidden>' +
    `<input type="hidden" name="page" value="${escapeAttribute(path)}"></form>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + form : html.slice(0, end) + form + html.slice(end);
}

const networkNames = {
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  tumblr: 'Tumblr',
} as const;

function shareHtml(session: Session, data: string): string {
  const { strings, origin } = session;
  const valueOf = (key: string) => plain(new RegExp(` data-${key}="([^"]*)"`).exec(data)?.[1] ?? '');
  const whole = (address: string) => (address.startsWith('/') ? origin + address : address);
  const page = {
    url: whole(valueOf('full-url')),
    title: valueOf('title'),
    image: whole(valueOf('asset-url')),
  };
  const links = session.catalog.socialSettings.shareButtons.map((network) => {
    const url = shareAddress(network, page);
    if (network === 'mail')
      return { url, name: strings['shareByMailText'], label: strings['shareByMailText'] };
    const name = networkNames[network];
    return { url, name, label: fillPlaceholders(strings['shareOnText'] ?? '', { network: name }) };
  });
  return runTemplate(session, '{@|apply share-links}', { links });
}

function followHtml(session: Session, escaped: string): string {
  const name = plain(escaped);
  if (name === '') return '';
  const label = fillPlaceholders(session.strings['followText'] ?? '', { name });
  const url = `https://twitter.com/intent/follow?screen_name=${encodeURIComponent(name)}`;
  return runTemplate(session, '{@|apply follow-link}', { url, label });
}

const entities = {
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
} as const;

// The value of an attribute as it was before it was escaped.
function plain(escaped: string): string {
  return escaped.replace(
    /&(?:quot|#39|#x27|lt|gt|amp);/g,
    (entity) => entities[entity as keyof typeof entities],
  );
}
