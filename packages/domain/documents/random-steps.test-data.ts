import { Transform } from '@tiptap/pm/transform';
import type { RichText } from '../rich-text/rich-text.ts';
import { richTextSchema } from '../rich-text/schema.ts';
import { type Dice, pick } from './random-histories.test-data.ts';
import type { StepJson } from './text-steps.ts';

/** Steps that write in a text, delete from it, or divide a paragraph. */
export function randomSteps(roll: Dice, text: RichText): readonly StepJson[] {
  const doc = richTextSchema.nodeFromJSON(text);
  const change = new Transform(doc);
  const at = 1 + roll(Math.max(1, doc.content.size - 1));
  const resolved = doc.resolve(Math.min(at, doc.content.size - 1));
  const from = resolved.parent.isTextblock ? resolved.pos : 1;
  if (roll(3) === 0) change.delete(from, Math.min(from + roll(5), doc.resolve(from).end()));
  else if (roll(4) === 0) change.split(from);
  else change.insert(from, richTextSchema.text(pick(roll, ['a', 'bc', 'def ']) ?? 'a'));
  return change.steps.map((step) => step.toJSON() as StepJson);
}
