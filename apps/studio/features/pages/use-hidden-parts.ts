import { useMemo, useState } from 'react';

/** Sections and blocks that are out of the way on the canvas; the page itself is the same. */
export interface HiddenParts {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

/** Nothing is hidden until somebody hides it, and all is shown again when the editor is opened anew. */
export function useHiddenParts(): HiddenParts {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      ids,
      toggle: (id) =>
        setIds((old) => {
          const next = new Set(old);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
    }),
    [ids],
  );
}
