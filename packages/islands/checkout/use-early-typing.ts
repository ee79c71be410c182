import { type RefObject, useLayoutEffect } from 'react';
import type { EarlyTyping } from './early-typing.ts';

/** Puts back what was typed before React was there; `then` follows where there was anything. */
export function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  early: EarlyTyping | null,
  then?: () => void,
): void {
  useLayoutEffect(() => {
    if (form.current && early?.restore(form.current)) then?.();
  }, [form, early, then]);
}
