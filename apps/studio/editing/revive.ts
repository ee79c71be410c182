/**
 * A form as it was kept: JSON has no NaN, which an empty number is, and a form that was kept before it got
 * another field has the field's initial value.
 */
export function revive<V extends object>(initial: V, kept: V): V {
  const numbers = Object.entries(initial).filter(([, value]) => typeof value === 'number');
  const fields = kept as Readonly<Record<string, unknown>>;
  const empty = numbers.filter(([name]) => fields[name] === null).map(([name]) => [name, Number.NaN]);
  return { ...initial, ...kept, ...Object.fromEntries(empty) };
}
