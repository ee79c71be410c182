import { useMutation, useQuery } from '@tanstack/react-query';
import { autocompletePlaces, getPlaceDetails } from '@veranda/contracts/maps';
import { type PlaceDetails, placeLimits } from '@veranda/domain/maps/place';
import type { TrackingContext } from '@veranda/domain/maps/tracking-context';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';

/** A search for a place, and the choice of a result: its details are fetched and handed over. */
export function usePlaceSearch(context: TrackingContext, onPlace: (place: PlaceDetails) => void) {
  const { id: websiteId } = useSite();
  const [typed, setTyped] = useState('');
  const input = useDebouncedValue(typed.trim().slice(0, placeLimits.input));
  const found = useQuery({
    queryKey: ['site', websiteId, 'places', input, context],
    queryFn: ({ signal }) => call(autocompletePlaces, { query: { websiteId, input, ...context }, signal }),
    enabled: input !== '',
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const choose = useMutation({
    mutationFn: (placeId: string) => call(getPlaceDetails, { query: { websiteId, placeId, ...context } }),
    onSuccess: ({ result }) => {
      setTyped('');
      onPlace(result);
    },
  });
  const isSettled = input !== '' && input === typed.trim() && !found.isFetching;
  return {
    typed,
    setTyped,
    predictions: input === '' ? [] : (found.data?.predictions ?? []),
    isNowhere: isSettled && !found.isError && found.data?.predictions.length === 0,
    failure: choose.error ?? found.error,
    retry: () => void (choose.error && choose.variables ? choose.mutate(choose.variables) : found.refetch()),
    choose: (placeId: string) => choose.mutate(placeId),
    filled: choose.data?.result.name ?? '',
  };
}
