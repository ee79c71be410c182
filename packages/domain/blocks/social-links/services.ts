/** A service that people have accounts on. */
interface SocialService {
  readonly key: string;
  readonly title: string;
}

/** Services by the hosts of their accounts, without `www.`; a host stands for those below it too. */
const services: readonly (SocialService & { readonly hosts: readonly string[] })[] = [
  { key: 'bandcamp', title: 'Bandcamp', hosts: ['bandcamp.com'] },
  { key: 'bluesky', title: 'Bluesky', hosts: ['bsky.app'] },
  { key: 'facebook', title: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  { key: 'github', title: 'GitHub', hosts: ['github.com'] },
  { key: 'instagram', title: 'Instagram', hosts: ['instagram.com'] },
  { key: 'linkedin', title: 'LinkedIn', hosts: ['linkedin.com'] },
  { key: 'mastodon', title: 'Mastodon', hosts: ['mastodon.social', 'mastodon.online', 'mstdn.social'] },
  { key: 'pinterest', title: 'Pinterest', hosts: ['pinterest.com', 'pin.it'] },
  { key: 'soundcloud', title: 'SoundCloud', hosts: ['soundcloud.com'] },
  { key: 'spotify', title: 'Spotify', hosts: ['spotify.com'] },
  { key: 'telegram', title: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  { key: 'threads', title: 'Threads', hosts: ['threads.net', 'threads.com'] },
  { key: 'tiktok', title: 'TikTok', hosts: ['tiktok.com'] },
  { key: 'vimeo', title: 'Vimeo', hosts: ['vimeo.com'] },
  { key: 'whatsapp', title: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'] },
  { key: 'x', title: 'X', hosts: ['x.com', 'twitter.com'] },
  { key: 'youtube', title: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
];

/** The service of an account's address; `email`, `phone` and `website` stand for what is none of them. */
export function socialServiceOf(href: string): SocialService {
  if (/^mailto:/i.test(href))
    return { key: 'email', title: href.slice('mailto:'.length).split('?')[0] ?? '' };
  if (/^tel:/i.test(href)) return { key: 'phone', title: href.slice('tel:'.length) };
  const host = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(href)?.[1]?.toLowerCase() ?? '';
  const known = services.find(({ hosts }) =>
    hosts.some((each) => host === each || host.endsWith(`.${each}`)),
  );
  return known ? { key: known.key, title: known.title } : { key: 'website', title: host || href };
}
