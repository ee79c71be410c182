import { type RefObject, useLayoutEffect } from 'react';
import type { PreHydrationInput } from './pre-hydration-input.ts';

/** Puts back what was typed before React was there; `then` follows where there was anything. */
export function usePreHydrationInput(
  form: RefObject<HTMLFormElement | null>,
  early: PreHydrationInput | null,
  then?: () => void,
): void {
  useLayoutEffect(() => {
    if (form.current && early?.restore(form.current)) then?.();
  }, [form, early, then]);
}
