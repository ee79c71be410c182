/** What a service shows of something that is on it. */
interface EmbedTarget {
  /** Address that a visitor may follow. */
  readonly page: string;
  /** Address for a frame; null where the service lets its pages be in none. */
  readonly frame: string | null;
}

/** A service whose contents can be on a page. */
interface EmbedService {
  readonly title: string;
  /** Address as an owner copies it, for help. */
  readonly example: string;
  /** The target of what an owner has typed; null where it is no address of the service. */
  readonly read: (typed: string) => EmbedTarget | null;
}

/** Ways of reading an address: a pattern, and the target of its parts. */
type Reading = readonly [RegExp, (...parts: readonly string[]) => EmbedTarget];

function service(title: string, example: string, ...readings: readonly Reading[]): EmbedService {
  return {
    title,
    example,
    read(typed) {
      for (const [pattern, target] of readings) {
        const found = pattern.exec(typed.trim());
        if (found) return target(...found.slice(1).map((part) => part ?? ''));
      }
      return null;
    },
  };
}

const pageOnly = (page: string): EmbedTarget => ({ page, frame: null });

/**
 * Every service that blocks show, by the key of its kind. Frames are the services’ own, for embedding; whoever
 * offers none is linked to.
 */
export const embedServices = {
  twitter: service(
    'X',
    'https://x.com/name/status/1234567890',
    [
      /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/(\w{1,20})\/status\/(\d{1,25})(?:[/?#]|$)/i,
      (name, id) => ({
        page: `https://x.com/${name ?? ''}/status/${id ?? ''}`,
        frame: `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id ?? ''}`,
      }),
    ],
    [
      /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/(\w{1,20})\/?(?:[?#]|$)/i,
      (name) => pageOnly(`https://x.com/${name ?? ''}`),
    ],
  ),
  instagram: service(
    'Instagram',
    'https://www.instagram.com/p/abc123/',
    [
      /^https:\/\/(?:www\.)?instagram\.com\/(p|reel)\/([\w-]{1,40})(?:[/?#]|$)/i,
      (kind, id) => ({
        page: `https://www.instagram.com/${kind ?? ''}/${id ?? ''}/`,
        frame: `https://www.instagram.com/${kind ?? ''}/${id ?? ''}/embed/`,
      }),
    ],
    [
      /^https:\/\/(?:www\.)?instagram\.com\/([\w.]{1,40})\/?(?:[?#]|$)/i,
      (name) => pageOnly(`https://www.instagram.com/${name ?? ''}/`),
    ],
  ),
  foursquare: service('Foursquare', 'https://foursquare.com/v/name/4b0588f4f964a52', [
    /^https:\/\/(?:www\.)?foursquare\.com\/v\/((?:[\w%-]{1,100}\/)?[0-9a-f]{10,30})(?:[/?#]|$)/i,
    (place) => pageOnly(`https://foursquare.com/v/${place ?? ''}`),
  ]),
  'five-hundred-px': service('500px', 'https://500px.com/photo/123456', [
    /^https:\/\/(?:www\.)?500px\.com\/(photo\/\d{1,20}|p\/[\w-]{1,60})(?:[/?#]|$)/i,
    (path) => pageOnly(`https://500px.com/${path ?? ''}`),
  ]),
  flickr: service('Flickr', 'https://www.flickr.com/photos/name/123456/', [
    /^https:\/\/(?:www\.)?flickr\.com\/photos\/([\w@-]{1,60})\/(\d{1,20})(?:[/?#]|$)/i,
    (name, id) => ({
      page: `https://www.flickr.com/photos/${name ?? ''}/${id ?? ''}/`,
      frame: `https://www.flickr.com/photos/${name ?? ''}/${id ?? ''}/player/`,
    }),
  ]),
  amazon: service('Amazon', 'https://www.amazon.com/dp/0123456789', [
    /^https:\/\/(?:www\.)?amazon\.([a-z]{2,3}(?:\.[a-z]{2})?)\/(?:[^?#]{1,200}\/)?(?:dp|gp\/product)\/(\w{10})(?:[/?#]|$)/i,
    (domain, id) => pageOnly(`https://www.amazon.${domain ?? ''}/dp/${id ?? ''}`),
  ]),
  soundcloud: service('SoundCloud', 'https://soundcloud.com/name/track', [
    /^https:\/\/(?:www\.|m\.)?soundcloud\.com\/([\w-]{1,60}(?:\/[\w-]{1,100}){0,2})\/?(?:[?#]|$)/i,
    (path) => ({
      page: `https://soundcloud.com/${path ?? ''}`,
      frame: `https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2F${encodeURIComponent(path ?? '')}`,
    }),
  ]),
  zola: service('Zola', 'https://www.zola.com/registry/name', [
    /^https:\/\/(?:www\.)?zola\.com\/(registry|wedding)\/([\w-]{1,80})(?:[/?#]|$)/i,
    (kind, name) => pageOnly(`https://www.zola.com/${kind ?? ''}/${name ?? ''}`),
  ]),
  acuity: service(
    'Acuity Scheduling',
    'https://app.acuityscheduling.com/schedule.php?owner=123456',
    [
      /^https:\/\/(app|secure)\.(acuityscheduling|squarespacescheduling)\.com\/schedule\.php\?owner=(\d{1,12})(?:[&#]|$)/i,
      (host, domain, owner) =>
        framed(`https://${host ?? ''}.${domain ?? ''}.com/schedule.php?owner=${owner ?? ''}`),
    ],
    [/^https:\/\/([\w-]{1,60})\.as\.me\/?(?:[?#]|$)/i, (name) => framed(`https://${name ?? ''}.as.me/`)],
  ),
  opentable: service(
    'OpenTable',
    'https://www.opentable.com/restref/client/?rid=12345',
    [/^(\d{1,9})$/, (id) => openTable(id)],
    [/^https:\/\/(?:www\.)?opentable\.[a-z.]{2,6}\/[^#]*[?&]rid=(\d{1,9})(?:[&#]|$)/i, (id) => openTable(id)],
    [
      /^https:\/\/(?:www\.)?opentable\.([a-z.]{2,6})\/(r\/)?([\w-]{1,120})\/?(?:[?#]|$)/i,
      (domain, kind, name) => pageOnly(`https://www.opentable.${domain ?? ''}/${kind ?? ''}${name ?? ''}`),
    ],
  ),
  tock: service('Tock', 'https://www.exploretock.com/name', [
    /^https:\/\/(?:www\.)?exploretock\.com\/([\w-]{1,80})(?:[/?#]|$)/i,
    (name) => pageOnly(`https://www.exploretock.com/${name ?? ''}`),
  ]),
  youtube: service(
    'YouTube',
    'https://www.youtube.com/watch?v=abcdefghijk',
    [
      /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)([\w-]{11})(?:[?&#/]|$)/i,
      (id) => youTube(id),
    ],
    [
      /^https:\/\/(?:youtu\.be|(?:www\.)?youtube(?:-nocookie)?\.com\/embed)\/([\w-]{11})(?:[?&#/]|$)/i,
      (id) => youTube(id),
    ],
  ),
  vimeo: service('Vimeo', 'https://vimeo.com/123456', [
    /^https:\/\/(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(\d{1,12})(?:[/?#]|$)/i,
    (id) => ({
      page: `https://vimeo.com/${id ?? ''}`,
      frame: `https://player.vimeo.com/video/${id ?? ''}?dnt=1&autoplay=1`,
    }),
  ]),
  spotify: service('Spotify', 'https://open.spotify.com/album/1a2b3c4d5e6f', [
    /^https:\/\/open\.spotify\.com\/(?:intl-\w{2}\/|embed\/)?(track|album|playlist|artist|episode|show)\/(\w{10,40})(?:[?#]|$)/i,
    (kind, id) => ({
      page: `https://open.spotify.com/${kind ?? ''}/${id ?? ''}`,
      frame: `https://open.spotify.com/embed/${kind ?? ''}/${id ?? ''}`,
    }),
  ]),
} as const satisfies Readonly<Record<string, EmbedService>>;
export type EmbedServiceKey = keyof typeof embedServices;

/** One service, those that have videos, or any. */
export type EmbedServices = EmbedServiceKey | 'video' | 'any';

/** The services that an address may be of. */
export function servicesOf(key: EmbedServices): readonly EmbedServiceKey[] {
  if (key === 'video') return ['youtube', 'vimeo'];
  return key === 'any' ? (Object.keys(embedServices) as EmbedServiceKey[]) : [key];
}

function youTube(id = ''): EmbedTarget {
  return {
    page: `https://www.youtube.com/watch?v=${id}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  };
}

function framed(address: string): EmbedTarget {
  return { page: address, frame: address };
}

function openTable(id = ''): EmbedTarget {
  return {
    page: `https://www.opentable.com/restref/client/?rid=${id}`,
    frame: `https://www.opentable.com/widget/reservation/canvas?rid=${id}&type=standard&theme=standard&iframe=true`,
  };
}

/** A target with the name of its service. */
export interface FoundEmbed extends EmbedTarget {
  readonly title: string;
}

/** The target of what was typed, on one of the services; null where it leads to none. */
export function readEmbed(key: EmbedServices, typed: string): FoundEmbed | null {
  for (const address of addressesIn(typed))
    for (const service of servicesOf(key)) {
      const { title, read }: EmbedService = embedServices[service];
      const target = read(address);
      if (target) return { title, ...target };
    }
  return null;
}

// What services offer as HTML for embedding is read for the addresses in it; nothing of the HTML itself is kept.
function addressesIn(typed: string): readonly string[] {
  if (!typed.trim().startsWith('<')) return [typed];
  return [...typed.matchAll(/[\s-](?:src|href|cite|permalink)\s*=\s*(["'])(.*?)\1/gi)].map(
    ([, , address = '']) => address.replaceAll('&amp;', '&').replace(/^\/\//, 'https://'),
  );
}
