/**
 * Carries over what was typed, chosen and opened while the server drew a part anew: it is not undone by what the server
 * knew then. What was not touched is as the server says.
 */
export function keepTyped(old: HTMLElement, fresh: HTMLElement): void {
  for (const field of old.querySelectorAll('input,textarea,select')) {
    const drawn = fieldLike(field, fresh);
    if (!drawn) continue;
    if (field instanceof HTMLSelectElement) keepChoice(field, drawn);
    else if (isTick(field)) keepTick(field, drawn as HTMLInputElement);
    else keepText(field as HTMLInputElement, drawn as HTMLInputElement);
  }
  const drawn = [...fresh.querySelectorAll('details')];
  for (const [index, details] of [...old.querySelectorAll('details')].entries())
    if (details.open) drawn[index]?.setAttribute('open', '');
}

function fieldLike(field: Element, fresh: HTMLElement): Element | null {
  const name = field.getAttribute('name') ?? '';
  if (name === '' || field.getAttribute('type') === 'hidden') return null;
  const same = `[name="${CSS.escape(name)}"]`;
  if (!isTick(field)) return fresh.querySelector(same);
  return fresh.querySelector(`${same}[value="${CSS.escape(field.value)}"]`);
}

function isTick(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);
}

function keepText(field: HTMLInputElement, drawn: HTMLInputElement): void {
  if (field.value !== field.defaultValue) drawn.value = field.value;
}

function keepTick(field: HTMLInputElement, drawn: HTMLInputElement): void {
  if (field.checked !== field.defaultChecked) drawn.checked = field.checked;
}

function keepChoice(field: HTMLSelectElement, drawn: Element): void {
  const [chosen] = field.selectedOptions;
  if (!chosen || chosen.defaultSelected || !(drawn instanceof HTMLSelectElement)) return;
  if ([...drawn.options].some((option) => option.value === chosen.value)) drawn.value = chosen.value;
}
