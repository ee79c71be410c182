/** What a text counter shows (storefront §5, text counter): null where the field's limit is none. */
export function countText(
  text: string,
  limit: string | undefined,
): { readonly words: string; readonly isOver: boolean } | null {
  const max = limitOf(limit);
  if (max === 0) return null;
  const current = [...text].length;
  return { words: `${current} / ${max}`, isOver: current > max };
}

// What is no number, or below zero, counts as 0, which switches the counter off.
function limitOf(limit: string | undefined): number {
  const max = Number(limit);
  return limit !== undefined && limit.trim() !== '' && Number.isFinite(max) && max > 0 ? max : 0;
}
