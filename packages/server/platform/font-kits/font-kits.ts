import { listOf, object, text } from '@veranda/domain/decoders';
import { type FontKit, isKitId } from '@veranda/domain/design/font-kit';
import { createProviderFetch } from '../egress/call-provider.ts';

/** Finds out what is in a kit of fonts. */
export interface FontKits {
  /** Null for a kit that is not there, or not published; `away` where the provider does not answer. */
  read(id: string): Promise<FontKit | null | 'away'>;
}

const timeoutMs = 5_000;

interface Family {
  readonly name: string;
  readonly css_names: readonly string[];
}

const kitAnswer = object<{ readonly kit: { readonly families: readonly Family[] } }>({
  kit: object<{ readonly families: readonly Family[] }>({
    families: listOf(object<Family>({ name: text, css_names: listOf(text) })),
  }),
});

/** Kits of Adobe at this origin, whose published ones everybody may read. */
export function createAdobeKits(origin: string, now: () => number): FontKits {
  const send = createProviderFetch(origin, now);
  return {
    async read(id) {
      if (!isKitId(id)) return null;
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const answer = await send(new URL(`/api/v1/json/kits/${id}/published`, origin), { signal });
        if (answer.status === 404) return null;
        if (!answer.ok) return 'away';
        const { families } = kitAnswer(await answer.json()).kit;
        return { id, families: families.map(({ name, css_names: [css = ''] }) => ({ name, css })) };
      } catch {
        return 'away';
      }
    },
  };
}

/** Stands in where nothing is fetched from elsewhere: one kit with two families. */
export const offlineKits: FontKits = {
  read: async (id) =>
    id === 'abc1def'
      ? {
          id,
          families: [
            { name: 'Proxima Nova', css: 'proxima-nova' },
            { name: 'Freight Text Pro', css: 'freight-text-pro' },
          ],
        }
      : null,
};
