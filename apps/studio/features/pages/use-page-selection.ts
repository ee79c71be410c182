import type { HeaderFooterKey } from '@veranda/domain/header-footer/header-footer-document';
import type { PageDocument } from '@veranda/domain/pages/document';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import type { DocumentSession } from '../../documents/document-session.ts';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useSelected } from '../../documents/use-document-session.ts';
import { sameItems } from '../../same-items.ts';

/** Parts of a page that are selected, and where that is told. */
export interface PageSelection {
  /** Blocks that are selected; the last one has the handles. */
  readonly ids: readonly string[];
  /** The section that is selected, where no block is. */
  readonly section: string | null;
  /** The header or the footer, where it is selected. */
  readonly part: HeaderFooterKey | null;
  /** True where the inspector shows what is selected; else it shows the page as a whole. */
  readonly isInspected: boolean;
  /** Selects blocks and shows their settings; none of them for the page as a whole. */
  readonly select: (ids: readonly string[]) => void;
  /** Selects blocks without their settings. */
  readonly mark: (ids: readonly string[]) => void;
  /**
   * The same for what the focus has come to, but not while settings lie over the page: what lay there before gives
   * the focus back to the page late, when another block may be open.
   */
  readonly markFocused: (ids: readonly string[]) => void;
  /** Shows the settings of what is selected no more. */
  readonly closeInspector: () => void;
  readonly selectSection: (id: string) => void;
  readonly selectPart: (part: HeaderFooterKey) => void;
  /** Follows the focus in the fields of a block: they stay where they are. */
  readonly follow: (id: string) => void;
}

interface Chosen {
  readonly ids: readonly string[];
  readonly section: string | null;
  readonly part: HeaderFooterKey | null;
  readonly isInspected: boolean;
}

const nothing: Chosen = { ids: [], section: null, part: null, isInspected: false };

/** The selection of a page; the others who have it open are told of it, and a step back or forth says it anew. */
export function usePageSelection({ session, presence }: OpenDocument<PageDocument>): PageSelection {
  const restored = useSelected(session, (state) => state.restored);
  const [chosen, setChosen] = useState(nothing);
  const [seen, setSeen] = useState(restored);
  if (restored !== seen) {
    setSeen(restored);
    // Where nothing was selected before the step, what is selected stays.
    if (restored && restored.selection.length > 0)
      setChosen({
        ...partsOf(restored.selection, session.getState().document),
        part: null,
        isInspected: chosen.isInspected,
      });
  }
  const { ids, section, place } = useThoseThere(session, chosen);
  const told = ids.join(' ');
  useEffect(() => {
    if (place !== '') presence.select(told === '' ? [] : told.split(' '), place);
  }, [presence, told, place]);
  const before = section ?? told;
  useEffect(() => session.select(before === '' ? [] : before.split(' ')), [session, before]);
  const { part } = chosen;
  const isInspected = chosen.isInspected && (ids.length > 0 || section !== null || part !== null);
  const [actions] = useState(() => actionsOf(setChosen));
  return useMemo(
    () => ({ ids, section, part, isInspected, ...actions }),
    [ids, section, part, isInspected, actions],
  );
}

function actionsOf(
  setChosen: Dispatch<SetStateAction<Chosen>>,
): Omit<PageSelection, 'ids' | 'section' | 'part' | 'isInspected'> {
  return {
    select: (ids) => setChosen({ ...nothing, ids, isInspected: ids.length > 0 }),
    mark: (ids) => setChosen({ ...nothing, ids }),
    markFocused: (ids) => setChosen((old) => (old.isInspected ? old : { ...nothing, ids })),
    closeInspector: () => setChosen((old) => ({ ...old, isInspected: false })),
    selectSection: (section) => setChosen({ ...nothing, section, isInspected: true }),
    selectPart: (part) => setChosen({ ...nothing, part, isInspected: true }),
    follow: (id) =>
      setChosen((old) =>
        old.ids.length === 1 && old.ids[0] === id ? old : { ...old, ids: [id], section: null, part: null },
      ),
  };
}

// What somebody has removed is not selected. `place` is the section that one is in; empty for none.
function useThoseThere(session: DocumentSession<PageDocument>, chosen: Chosen) {
  const ids = useSelected(
    session,
    ({ document }) => chosen.ids.filter((id) => id in document.blocks),
    sameItems,
  );
  const section = useSelected(session, ({ document }) =>
    chosen.section !== null && chosen.section in document.sections ? chosen.section : null,
  );
  const place = useSelected(
    session,
    ({ document }) => section ?? document.blocks[ids.at(-1) ?? '']?.sectionId ?? '',
  );
  return { ids, section, place };
}

function partsOf(selection: readonly string[], { sections }: PageDocument): Pick<Chosen, 'ids' | 'section'> {
  const section = selection.find((id) => id in sections) ?? null;
  return { ids: selection.filter((id) => !(id in sections)), section };
}
