import { useEffect, useRef } from 'react';
import type { Saving } from './use-saving.ts';

/** Milliseconds after the last change (decisions §numbers). */
const autosaveAfter = 1000;

interface AutosaveInput {
  readonly canSave: boolean;
  readonly document: unknown;
  readonly saving: Pick<Saving, 'isDirty' | 'isSaving' | 'isRefused'>;
  readonly save: () => Promise<boolean>;
}

/** Saves a while after the last change; what was refused is not sent again as it is. */
export function useAutosave({ canSave, document, saving, save }: AutosaveInput): void {
  const { isDirty, isSaving, isRefused } = saving;
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  useEffect(() => {
    if (!canSave || !isDirty || isSaving || isRefused) return;
    const timer = setTimeout(() => void newest.current(), autosaveAfter);
    return () => clearTimeout(timer);
  }, [canSave, document, isDirty, isSaving, isRefused]);
}
