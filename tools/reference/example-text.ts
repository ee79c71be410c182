import type { InstructionExample } from '@veranda/template/instructions.data';

/** An example as a block of text: the template, what it reads, and what it prints. */
export function exampleText(example: InstructionExample): string {
  const { template, context, partials = {}, injects = {}, now, preprocess, output } = example;
  const lines = [
    template,
    `  context  ${JSON.stringify(context)}`,
    ...Object.entries(partials).map(([name, source]) => `  partial  ${name}: ${source}`),
    ...Object.entries(injects).map(([path, value]) => `  data     ${path}: ${JSON.stringify(value)}`),
    ...(now === undefined ? [] : [`  clock    ${new Date(now).toISOString()}`]),
    ...(preprocess ? ['  in the pre-processor'] : []),
    `  prints   ${output.replaceAll('\t', '⇥').replaceAll('\n', '\n           ')}`,
  ];
  return fenced(lines.join('\n'));
}

/** A block of code; its lines end where they end, so that no editor changes the page. */
export function fenced(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return ['```', ...lines, '```'].join('\n');
}

/** Text as code in a sentence, whatever it holds. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
