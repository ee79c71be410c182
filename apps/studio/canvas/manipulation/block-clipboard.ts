import {
  type CopySource,
  copyEdits,
  readBlocks,
  readSource,
  writeBlocks,
} from '@veranda/domain/pages/arrange/copies';
import { sameValue } from '@veranda/domain/documents/same-value';
import { type BlockStyleName, blockStyleNames } from '@veranda/domain/pages/block-style';
import { type Block, gridColumns } from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { boundsOf } from '@veranda/domain/pages/arrange/places';
import { blocksInOrder, sectionsInOrder } from '@veranda/domain/pages/reading-order';
import type { CanvasHandle } from '../create-canvas.ts';
import { change, removeSelected } from './block-actions.ts';
import { changeLabel } from './block-labels.ts';
import type { ManipulationScene } from './manipulation-scene.ts';
import { t } from '../messages.ts';

/** Name under which blocks travel beside their HTML. */
const blockFormat = 'web application/x-veranda';

/** Puts what is selected on the clipboard: for pages of Veranda as it is, for everything else as HTML and text. */
export function copySelected(scene: ManipulationScene, data: DataTransfer, canvas: CanvasHandle): boolean {
  const blocks = scene.selection.flatMap((id) => scene.document.blocks[id] ?? []);
  if (blocks.length === 0) return false;
  const elements = blocks.flatMap(({ id }) => canvas.blockElement(id) ?? []);
  data.setData(blockFormat, writeBlocks(blocks, canvas.sourceOf(blocks)));
  data.setData('text/html', elements.map(({ innerHTML }) => innerHTML).join('\n'));
  data.setData('text/plain', elements.map(({ innerText }) => innerText).join('\n\n'));
  scene.say(t('blocksCopied', { count: blocks.length }));
  return true;
}

/** The same, and takes it off the page. */
export function cutSelected(scene: ManipulationScene, data: DataTransfer, canvas: CanvasHandle): boolean {
  if (scene.device === null || !copySelected(scene, data, canvas)) return false;
  removeSelected(scene);
  return true;
}

/**
 * Puts the blocks of the clipboard below what is selected; those of another site once their files are there, too.
 * @returns false where there are none
 */
export function pasteBlocks(
  scene: () => ManipulationScene,
  data: DataTransfer,
  canvas: CanvasHandle,
): boolean {
  const text = data.getData(blockFormat);
  if (scene().device === null || text === '') return false;
  const source = readSource(text);
  const { site } = canvas.sourceOf([]);
  if (source === null || source.site === site || source.files.length === 0) insertCopies(scene(), text);
  else void pasteFromSite(scene, { text, source, site });
  return true;
}

async function pasteFromSite(
  scene: () => ManipulationScene,
  { text, source, site }: { readonly text: string; readonly source: CopySource; readonly site: string },
): Promise<void> {
  scene().say(t('copyingFiles', { count: source.files.length }));
  const { copyFiles } = await import('./copy-files.ts');
  insertCopies(scene(), await copyFiles(text, source.files, site));
}

function insertCopies(scene: ManipulationScene, text: string): void {
  const { document, selection, nameOf } = scene;
  const blocks = readBlocks(text);
  const section = document.blocks[selection.at(-1) ?? '']?.sectionId ?? sectionsInOrder(document)[0]?.id;
  if (!blocks || section === undefined) return scene.say(t('nothingToPaste'));
  const joined = besideOneAnother(blocks);
  const top = pasteRow(scene, section);
  const { edits, ids } = copyEdits(document, {
    blocks: joined,
    sectionId: section,
    top,
    newId: () => crypto.randomUUID(),
  });
  const [first] = blocks;
  const label =
    blocks.length === 1 && first
      ? t('pastedBlock', { name: nameOf(first).toLowerCase() })
      : changeLabel('pasted', { document, ids, nameOf });
  if (!scene.onEdit(edits, { label, selection: ids })) return;
  scene.onSelect(ids);
  scene.say(t('blocksPasted', { count: ids.length }));
}

// Below what is selected, or at the end of the section.
function pasteRow({ document, selection }: ManipulationScene, sectionId: string): number {
  const blocks = blocksInOrder(document, sectionId);
  const chosen = blocks.filter(({ id }) => selection.includes(id));
  const places = (chosen.length > 0 ? chosen : blocks).map(({ layout }) => layout.desktop);
  if (places.length === 0) return 0;
  const { y, h } = boundsOf(places);
  return y + h + 1;
}

// Those of several sections go below one another.
function besideOneAnother(blocks: readonly Block[]): readonly Block[] {
  let bottom = 0;
  return [...Map.groupBy(blocks, ({ sectionId }) => sectionId).values()].flatMap((group) => {
    const { y, h } = boundsOf(group.map(({ layout }) => layout.desktop));
    const by = bottom - y;
    bottom += h;
    return group.map((block) => {
      const { desktop } = block.layout;
      const w = Math.min(desktop.w, gridColumns.desktop);
      return { ...block, layout: { desktop: { ...desktop, w, y: desktop.y + by } } };
    });
  });
}

let copiedStyle: Block['style'] | null = null;

/** Keeps the style of the selected block, for other pages and sites of this tab too. */
export function copyStyle({ document, selection, say }: ManipulationScene): void {
  const block = document.blocks[selection.at(-1) ?? ''];
  if (!block) return;
  copiedStyle = block.style;
  say(t('styleCopied'));
}

/** Gives what is selected the style that was copied. */
export function pasteStyle(scene: ManipulationScene): void {
  const { document, selection, device } = scene;
  const style = copiedStyle;
  if (device === null || style === null) return;
  const blocks = selection.flatMap((id) => document.blocks[id] ?? []);
  const edits = blocks.flatMap((block) =>
    blockStyleNames
      .filter((name) => !sameValue(block.style[name], style[name]))
      .map((name) => styleEdit(block, name, style[name])),
  );
  if (change(scene, 'styled', { edits, selection })) scene.say(t('stylePasted'));
}

function styleEdit({ id, style }: Block, name: BlockStyleName, value: Block['style'][string] | undefined) {
  const was = style[name];
  return edit('block.setStyle', {
    id,
    name,
    ...(value === undefined ? {} : { value }),
    ...(was === undefined ? {} : { was }),
  });
}
