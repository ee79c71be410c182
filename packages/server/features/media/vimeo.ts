import { object, optional, text } from '@veranda/domain/decoders';
import { createProviderFetch } from '../../platform/egress/call-provider.ts';

/** Part of Vimeo's oEmbed answer that is read. */
const oembed = object<{ readonly title: string | undefined; readonly account_type: string | undefined }>({
  title: optional(text),
  account_type: optional(text),
});

interface VimeoVideo {
  readonly title: string;
  /** True for videos of free accounts, which are played on Vimeo alone. */
  readonly isBasic: boolean;
}

const timeoutMs = 4_000;

/** Asks Vimeo about the video of a page; null where it says nothing of it. */
export function createVimeo(origin: string, now: () => number): (page: string) => Promise<VimeoVideo | null> {
  const send = createProviderFetch(origin, now);
  return async (page) => {
    const address = new URL('/api/oembed.json', origin);
    address.searchParams.set('url', page);
    try {
      const answer = await send(address, { signal: AbortSignal.timeout(timeoutMs) });
      if (!answer.ok) return null;
      const { title = '', account_type: account } = oembed(await answer.json());
      return { title, isBasic: account === 'basic' };
    } catch {
      return null;
    }
  };
}
