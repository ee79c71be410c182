import type { ItemEditArgs, PageEdit } from './page-edit.ts';

/** An edit of a page or an item by its name and arguments. */
export function edit<Name extends keyof ItemEditArgs>(
  name: Name,
  args: ItemEditArgs[Name],
): PageEdit & { readonly args: Readonly<Record<string, unknown>> } {
  return { name, args } as PageEdit & { readonly args: Readonly<Record<string, unknown>> };
}
