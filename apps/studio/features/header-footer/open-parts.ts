import type {
  HeaderFooterDocument,
  HeaderFooterKey,
} from '@veranda/domain/header-footer/header-footer-document';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import type { ShownParts } from '../../canvas/canvas-parts.ts';

export type OpenPart = OpenDocument<HeaderFooterDocument>;

/** Header and footer as far as they were opened in this tab. */
export type OpenParts = Readonly<Partial<Record<HeaderFooterKey, OpenPart>>>;

/** Header and footer of the site: each is opened when it is first selected, and stays open with the page. */
export function useOpenParts(selected: HeaderFooterKey | null) {
  const [wanted, setWanted] = useState<readonly HeaderFooterKey[]>([]);
  const [open, setOpen] = useState<OpenParts>({});
  if (selected !== null && !wanted.includes(selected)) setWanted([...wanted, selected]);
  const take = useCallback(
    (part: HeaderFooterKey, opened: OpenPart | undefined) =>
      setOpen(({ [part]: _before, ...others }) => (opened ? { ...others, [part]: opened } : others)),
    [],
  );
  return { wanted, open, take };
}

/** The values of header and footer at this moment, for the canvas; those that are not open are as it has read them. */
export function useShownParts({ header, footer }: OpenParts): ShownParts {
  const [headerValues, footerValues] = [useValues(header), useValues(footer)];
  const [shown, setShown] = useState<ShownParts>({});
  if (shown.header !== headerValues || shown.footer !== footerValues) {
    const next = {
      ...(headerValues ? { header: headerValues } : {}),
      ...(footerValues ? { footer: footerValues } : {}),
    };
    setShown(next);
    return next;
  }
  return shown;
}

const nothing = () => () => undefined;

function useValues(open: OpenPart | undefined) {
  return useSyncExternalStore(
    open ? open.session.subscribe : nothing,
    () => open?.session.getState().document.values,
  );
}
