import type { SiteCallOutput } from '@veranda/contracts/site-calls';
import {
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { callSite } from '../api/call-site.ts';

/** Milliseconds after the last letter, and letters that are searched for at least. */
const settle = 250;
const least = 3;

type Answer = SiteCallOutput<'GET /api/commerce/checkout/addresses'>;

const none: Answer = { suggestions: [], attribution: '' };

/** Suggested addresses below a field. */
export interface Suggestions {
  readonly places: Answer['suggestions'];
  readonly attribution: string;
  /** Index of the place that Enter takes; -1 for none. */
  readonly active: number;
  /** False until the page is taken over: only then is the field more than a field. */
  readonly isReady: boolean;
  choose(placeId: string): void;
  close(): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  onInput(event: FormEvent<HTMLInputElement>): void;
}

/** Suggests addresses for what is typed. Without an answer (rate limit, no connection) it stays a plain field. */
export function useSuggestions(onPlace: (placeId: string) => void): Suggestions {
  const { answer, search, forget } = useSearch();
  const [active, setActive] = useState(-1);
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const close = useCallback(() => {
    forget();
    setActive(-1);
  }, [forget]);
  const choose = (placeId: string): void => {
    close();
    onPlace(placeId);
  };
  const places = answer.suggestions;
  return {
    places,
    attribution: answer.attribution,
    active,
    isReady,
    choose,
    close,
    onKeyDown(event) {
      const next = keyStep(event.key, { active, count: places.length });
      if (next === undefined) return;
      event.preventDefault();
      if (next === 'close') close();
      else if (next === 'choose') choose(places[active]?.placeId ?? '');
      else setActive(next);
    },
    onInput({ currentTarget: { value } }) {
      setActive(-1);
      search(value);
    },
  };
}

const never = () => () => undefined;

function keyStep(
  key: string,
  { active, count }: { readonly active: number; readonly count: number },
): number | 'choose' | 'close' | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key === 'Escape') return 'close';
  return key === 'Enter' && active >= 0 ? 'choose' : undefined;
}

function useSearch() {
  const [answer, setAnswer] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    asked.current = '';
    setAnswer(none);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (value: string): void => {
    const input = value.trim();
    if (input.length < least) return forget();
    clearTimeout(timer.current);
    asked.current = input;
    timer.current = setTimeout(async () => {
      const found = await callSite('GET /api/commerce/checkout/addresses', { query: { input } });
      if (asked.current === input) setAnswer(found.ok ? found.value : none);
    }, settle);
  };
  return { answer, search, forget };
}
