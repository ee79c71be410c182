/** Networks that a page can be shared on, in the order of their buttons; `mail` is a letter of the visitor's own. */
export const shareNetworks = [
  'facebook',
  'twitter',
  'linkedin',
  'pinterest',
  'reddit',
  'tumblr',
  'mail',
] as const;
type ShareNetwork = (typeof shareNetworks)[number];

/** Settings of a site for likes and sharing (administration §3: simpleLikingEnabled, shareButtonOptions). */
export interface SocialSettings {
  readonly simpleLiking: boolean;
  readonly shareButtons: readonly ShareNetwork[];
}

/** Settings of a site whose owner has set nothing. */
export const defaultSocialSettings: SocialSettings = { simpleLiking: false, shareButtons: [] };

/** Settings of a document that may be older than the program. */
export function readSocialSettings(doc: unknown): SocialSettings {
  return { ...defaultSocialSettings, ...(doc as Partial<SocialSettings> | null) };
}

/** A page as it is shared; addresses are whole. */
interface SharedPage {
  readonly url: string;
  readonly title: string;
  /** Its picture; '' for none. */
  readonly image: string;
}

const ways: Readonly<
  Record<ShareNetwork, { readonly base: string; params(page: SharedPage): Record<string, string> }>
> = {
  facebook: { base: 'https://www.facebook.com/sharer/sharer.php', params: ({ url }) => ({ u: url }) },
  twitter: { base: 'https://twitter.com/intent/tweet', params: ({ url, title }) => ({ url, text: title }) },
  linkedin: { base: 'https://www.linkedin.com/sharing/share-offsite/', params: ({ url }) => ({ url }) },
  pinterest: {
    base: 'https://www.pinterest.com/pin/create/button/',
    params: ({ url, title, image }) => ({
      url,
      ...(image === '' ? {} : { media: image }),
      description: title,
    }),
  },
  reddit: { base: 'https://www.reddit.com/submit', params: ({ url, title }) => ({ url, title }) },
  tumblr: {
    base: 'https://www.tumblr.com/widgets/share/tool',
    params: ({ url, title }) => ({ canonicalUrl: url, title }),
  },
  mail: { base: 'mailto:', params: ({ url, title }) => ({ subject: title, body: url }) },
};

/** Address that shares a page on a network: a plain link, which no script of theirs is needed for. */
export function shareAddress(network: ShareNetwork, page: SharedPage): string {
  const { base, params } = ways[network];
  const query = Object.entries(params(page)).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
  );
  return `${base}?${query.join('&')}`;
}
