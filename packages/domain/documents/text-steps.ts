import { Mapping, Step } from '@tiptap/pm/transform';
import { writtenRecord } from '../decoders.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { richTextSchema } from '../rich-text/schema.ts';

/** A step of a rich text as ProseMirror writes it. */
export type StepJson = Readonly<Record<string, unknown>>;

/**
 * Groups of steps as they are to run after `over`. All groups follow one another; both sides start from the same text.
 * A step whose text is gone is left out. The first `dropped` groups are taken away: the others are mapped back over them.
 */
export function rebaseSteps(
  groups: readonly (readonly StepJson[])[],
  over: readonly StepJson[],
  dropped = 0,
): readonly (readonly StepJson[])[] {
  const pending = groups.map((group) => group.map(stepOf));
  const flat = pending.flat();
  const mapping = new Mapping(flat.toReversed().map((step) => step.getMap().invert()));
  for (const step of over.map(stepOf)) mapping.appendMap(step.getMap());
  let mapFrom = flat.length;
  return pending.map((group, index) =>
    group.flatMap((step) => {
      const mapped = index < dropped ? null : step.map(mapping.slice(mapFrom));
      mapFrom -= 1;
      if (mapped === null) return [];
      mapping.appendMap(mapped.getMap(), mapFrom);
      return [mapped.toJSON() as StepJson];
    }),
  );
}

/** The text after the steps, and the steps that take them back; null where one of them does not fit. */
export function runSteps(
  text: RichText,
  steps: readonly StepJson[],
): { readonly text: RichText; readonly inverse: readonly StepJson[] } | null {
  try {
    let node = richTextSchema.nodeFromJSON(text);
    const inverse: StepJson[] = [];
    for (const json of steps) {
      const step = stepOf(json);
      const { doc } = step.apply(node);
      if (doc === null) return null;
      inverse.unshift(step.invert(node).toJSON() as StepJson);
      node = doc;
    }
    node.check();
    return { text: storedText(node.toJSON()), inverse };
  } catch (error) {
    // ProseMirror's word for positions outside of the text and for content that the schema forbids.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

// Attributes that say nothing are left out, as everywhere in stored texts: equal texts are equal JSON.
function storedText(json: unknown): RichText {
  const compact: unknown = JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    key === 'attrs' ? withoutDefaults(writtenRecord(value)) : value,
  );
  return writtenRecord<RichText>(compact);
}

function withoutDefaults(attrs: object): object | undefined {
  const entries = Object.entries<unknown>({ ...attrs }).filter(
    ([name, value]) => value !== null && !(name === 'start' && value === 1),
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** True for a step of the rich text's schema; one from outside may be anything. */
export function isStep(json: StepJson): boolean {
  try {
    stepOf(json);
    return true;
  } catch {
    return false;
  }
}

/** A step by its JSON. @throws when it is none of the rich text's schema */
function stepOf(json: StepJson): Step {
  return Step.fromJSON(richTextSchema, json);
}
