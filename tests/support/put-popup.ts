import { randomUUID } from 'node:crypto';
import { replacement } from '@veranda/domain/documents/replacement';
import { slideEdit } from '@veranda/domain/pages/slides/slide-edits';
import type { SliceName } from '@veranda/domain/slices/slice-kind';
import { expect } from 'vitest';
import type { Session } from './browser-session.ts';
import { editDocument } from './items.ts';

interface PopupSite {
  readonly owner: Session;
  readonly siteId: string;
}

/** Puts slices and values into the draft of a site's pop-up. @throws when they are refused */
export async function putPopup(
  { owner, siteId }: PopupSite,
  values: Readonly<Record<string, unknown>>,
  slices: readonly (readonly [SliceName, object])[] = [],
): Promise<void> {
  const path = `/api/studio/sites/${siteId}/documents/popup-overlay/${siteId}`;
  const { document } = (await owner.send('GET', path)).json;
  const set = Object.entries(values).map(([field, value]) =>
    slideEdit('slide.set', replacement({ path: field }, { value, was: document.values[field] })),
  );
  const insert = slices.map(([name, value], index) =>
    slideEdit('slice.insert', {
      slice: { id: randomUUID(), position: `a${index}`, name, value: { ...value } },
    }),
  );
  const sent = await editDocument(owner, { siteId, kind: 'popup-overlay', id: siteId }, ...set, ...insert);
  expect([sent.status, sent.json.refused]).toEqual([200, []]);
}
