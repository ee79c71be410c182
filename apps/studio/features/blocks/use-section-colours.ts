import { useQuery } from '@tanstack/react-query';
import { getSectionColours } from '@veranda/contracts/canvas';
import type { SectionColours } from '@veranda/domain/pages/section-colours';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';

/** The colours of the site's section themes by name; empty until they are there. */
export function useSectionColours(): Readonly<Partial<Record<string, SectionColours>>> {
  return useLook()?.themes ?? nothing;
}

/** Names of the site's fonts by their role; empty until they are there. */
export function useFontRoles(): Readonly<Partial<Record<string, string>>> {
  return useLook()?.fonts ?? nothing;
}

function useLook() {
  const { id: site } = useSite();
  const query = useQuery({
    queryKey: ['site', site, 'section-colours'],
    queryFn: ({ signal }) => call(getSectionColours, { params: { site }, signal }),
    staleTime: 60_000,
  });
  return query.data;
}

const nothing = {};
