import { assetPath } from '@veranda/domain/media/asset-address';
import { isSafeHref } from '@veranda/domain/rich-text/links';
import type { Session } from '../context/session.ts';
import { attribute, element, escapeHtml } from '../escape-html.ts';
import { type ImageAttributes, imageProblems, loaderOf } from '../images/image-rules.ts';
import { imageView } from '../images/image-view.ts';

/**
 * The picture of the tag `image`. Rules that it breaks are told to whoever looks at a draft; visitors get the picture
 * as plain as it can be made. A video of YouTube is a link, since its picture is at a service that a page asks nothing of.
 */
export function imageTag(session: Session, attributes: ImageAttributes): string {
  const problems = imageProblems(attributes);
  for (const problem of problems)
    session.errors.push({ code: 'TAG_IMAGE_RULE', message: `<squarespace:image>: ${problem}.` });
  const told = session.showsErrors
    ? problems.map((problem) =>
        element('p', { class: 'v-developer-error' }, escapeHtml(`<squarespace:image>: ${problem}.`)),
      )
    : [];
  const picture = loaderOf(attributes) === 'youtube' ? videoLink(attributes) : pictureOf(session, attributes);
  return [...told, picture].join('');
}

function videoLink({ videoid = '', alt = '' }: ImageAttributes): string {
  const id = videoid.trim();
  if (id === '') return '';
  const href = `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
  return element('a', { class: 'v-video-link', href, rel: 'noopener' }, escapeHtml(alt || href));
}

// Widths are those that there are of a file of the site; every other address is what it is.
function pictureOf(session: Session, attributes: ImageAttributes): string {
  const { alt = '', sizes = '', priority = '', format = '' } = attributes;
  const src = (attributes['src'] ?? '').trim();
  if (src === '' || !isSafeHref(src)) return '';
  const loader = loaderOf(attributes);
  // Without sizes a browser would take each for as wide as the page.
  const view = loader === 'sqs' && sizes !== '' ? viewOf(session, src) : null;
  const address = loader === 'vimeo' && format !== '' ? `${src}.${format}` : src;
  return (
    '<img class="v-img"' +
    attribute('src', view?.fallbackUrl ?? address) +
    attribute('srcset', view?.srcset) +
    (view && view.srcset !== '' ? attribute('sizes', sizes) : '') +
    attribute('width', measure(attributes['width'])) +
    attribute('height', measure(attributes['height'])) +
    ` alt="${escapeHtml(alt || (view?.altText ?? ''))}"` +
    (priority === 'high' ? ' fetchpriority="high"' : ' loading="lazy"') +
    (priority === 'low' ? ' fetchpriority="low"' : '') +
    ' decoding="async">'
  );
}

function viewOf({ snapshot }: Session, src: string) {
  const siteId = snapshot.website.id;
  const asset = Object.values(snapshot.assets).find(
    (each) => each.kind === 'image' && assetPath(siteId, each) === src.replace(/\?.*$/, ''),
  );
  return asset ? imageView(siteId, asset) : null;
}

function measure(text = ''): string {
  return /^[1-9]\d{0,5}$/.test(text.trim()) ? text.trim() : '';
}
