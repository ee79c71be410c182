import { useQuery } from '@tanstack/react-query';
import type { SectionMaking } from '@veranda/domain/pages/section-library/library-section';
import { translatorOf } from '@veranda/messages/catalog';
import { readySectionMessages } from '@veranda/messages/ready-sections/messages';
import { siteLanguages } from 'virtual:site-languages';

interface SectionTexts {
  /** Null until they are there. */
  readonly texts: SectionMaking['texts'] | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Words of ready sections in a language (BCP 47), the one of the site. */
export function useSectionTexts(language: string): SectionTexts {
  const { data, error, refetch } = useQuery({
    queryKey: ['section-texts', language],
    async queryFn() {
      // A translator keeps what it finds: it is made when the language is there.
      await siteLanguages(language);
      return translatorOf(readySectionMessages, language);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { texts: data ?? null, error, retry: () => void refetch() };
}
