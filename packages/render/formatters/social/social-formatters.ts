import { argsFormatter, scopeFormatter, shows, valueFormatter } from '@veranda/template/formatters/define';
import { escapeAttribute } from '@veranda/template/formatters/escape';
import { instantOf } from '@veranda/template/formatters/instant';
import { refOf } from '@veranda/template/refs';
import type { Formatter, FormatterFamily } from '@veranda/template/registry';
import { asNumber, isObject, member, text, truthy } from '@veranda/template/values';
import { commentLink, comments, likeButton } from '../fragments/fragments.ts';
import { followButton } from '../fragments/follow-button.ts';
import { linkMentions } from './link-mentions.ts';

const shareRef = refOf('website.shareButtonOptions');

/** Comments, likes and what leads to other networks (§2.4). */
export const socialFormatters: FormatterFamily = {
  name: 'social',
  formatters: [
    scopeFormatter({
      name: 'comment-link',
      summary: 'A link to the comments of an item, with their number.',
      example: shows(
        '{@|comment-link}',
        { id: 'a', fullUrl: '/post', publicCommentCount: 1 },
        '<a href="/post#comments-a" class="sqs-comment-link" data-id="a">\n  1\n  Comment\n  </a>',
      ),
      bind: () => (item, scope) => scope.fragment(commentLink, item, false),
    }),
    scopeFormatter({
      name: 'comments',
      summary: 'The place where scripts put the comments.',
      example: shows(
        '{item|comments}',
        { item: { id: 'a', publicCommentCount: 2, commentState: 1 } },
        '<div class="squarespace-comments" id="comments-a" data-item-id="a" data-public-comment-count="2" data-comment-state="1"></div>',
      ),
      bind: () => (item, scope) => scope.fragment(comments, item, false),
    }),
    argsFormatter({
      name: 'comment-count',
      summary: 'The number of comments in words.',
      example: shows('{@|comment-count}', { publicCommentCount: 3 }, '3 Comments'),
      bind: () => (item) => {
        const many = Math.trunc(asNumber(member(item, 'publicCommentCount')));
        if (many === 0) return 'No Comment';
        return many === 1 ? '1 Comment' : `${many} Comments`;
      },
    }),
    scopeFormatter({
      name: 'like-button',
      summary: 'The button of likes, where the site has them.',
      example: shows('{@|like-button}', { id: 'a', likeCount: 1 }, ''),
      bind: () => (item, scope) => scope.fragment(likeButton, item, false),
    }),
    shareButtons('social-button', 'div', 'button-style'),
    shareButtons('social-button-inline', 'span', 'inline-style'),
    valueFormatter({
      name: 'twitter-follow-button',
      summary: 'A button that follows an account: `userName`, or the end of `profileUrl`.',
      example: shows('{@|twitter-follow-button}', { profileUrl: 'https://x.test/jo/' }, followButton('jo')),
      run: (account) => followButton(userNameOf(account)),
    }),
    valueFormatter({
      name: 'activate-twitter-links',
      summary: 'Makes links of addresses, @names and #tags.',
      example: shows(
        '{@|activate-twitter-links}',
        'ask @jo',
        'ask <a target="new" href="https://twitter.com/jo/">@jo</a>',
      ),
      run: (value) => linkMentions(text(value)),
    }),
    valueFormatter({
      name: 'google-calendar-url',
      summary: 'The address that puts an event into a calendar.',
      example: shows(
        '{@|google-calendar-url}',
        { title: 'Fair', startDate: 0, endDate: 3_600_000 },
        'http://www.google.com/calendar/event?action=TEMPLATE&text=Fair&dates=19700101T000000Z/19700101T010000Z',
      ),
      run: calendarUrl,
    }),
  ],
};

function shareButtons(name: string, tag: string, style: string): Formatter {
  return scopeFormatter({
    name,
    summary: 'The place where scripts put the share buttons; nothing for a site without share options.',
    example: shows(
      `{item|${name}}`,
      { website: { shareButtonOptions: ['a'] }, item: { recordType: 1, title: 'T', fullUrl: '/t' } },
      `<${tag} class="squarespace-social-buttons ${style}" data-system-data-id="" data-asset-url="" ` +
        `data-record-type="1" data-full-url="/t" data-title="T"></${tag}>`,
    ),
    bind: () => (item, scope) => (truthy(scope.resolve(shareRef)) ? shares(item, tag, style) : ''),
  });
}

function shares(item: unknown, tag: string, style: string): string {
  const main = member(item, 'mainImage');
  const lacksImage = !truthy(member(item, 'mainImageId')) && !isObject(main);
  const values = {
    'system-data-id': member(item, lacksImage ? 'systemDataId' : 'mainImageId'),
    'asset-url': member(lacksImage ? item : main, 'assetUrl'),
    'record-type': member(item, 'recordType'),
    'full-url': member(item, 'fullUrl'),
    title: member(item, 'title'),
  };
  const data = Object.entries(values).map(([key, value]) => ` data-${key}="${escapeAttribute(text(value))}"`);
  return `<${tag} class="squarespace-social-buttons ${style}"${data.join('')}></${tag}>`;
}

function userNameOf(account: unknown): string {
  const name = text(member(account, 'userName')).trim();
  if (name !== '') return name;
  const parts = text(member(account, 'profileUrl')).split('/');
  return parts.findLast((part) => part.trim() !== '') ?? '';
}

function calendarUrl(event: unknown): string {
  const [start, end] = [stamp(member(event, 'startDate')), stamp(member(event, 'endDate'))];
  const location = member(event, 'location');
  const parts = ['addressLine1', 'addressLine2', 'addressCountry'].map((key) => text(member(location, key)));
  const place = parts.filter((part) => part.trim() !== '').join(', ');
  const where = place === '' ? '' : `&location=${encodeURIComponent(place.toWellFormed())}`;
  const title = encodeURIComponent(text(member(event, 'title')).toWellFormed());
  return `http://www.google.com/calendar/event?action=TEMPLATE&text=${title}&dates=${start}/${end}${where}`;
}

// A UTC stamp such as 20131115T123030Z.
function stamp(value: unknown): string {
  return new Date(instantOf(value) ?? 0).toISOString().replace(/[-:]|\.\d{3}/g, '');
}
