import { useEffect, useRef } from 'react';

/** Milliseconds without another call. */
const pauseMs = 500;

/** @returns what asks for `act` once nothing asks for it any more for a moment, or when its place goes */
export function useAfterPause(act: () => void): () => void {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(
    () => () => {
      if (timer.current === null) return;
      clearTimeout(timer.current);
      latest.current();
    },
    [],
  );
  return () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = null;
      latest.current();
    }, pauseMs);
  };
}
