import type { FoundTag } from '@veranda/render/tags/read-tags';
import { tagTable } from '@veranda/render/tags/tags.data';
import type { Node } from '@veranda/template/1-parse/tree';
import type { Engine } from '@veranda/template/engine';
import { positionAt, templateError } from '@veranda/template/errors';
import { type Finding, findingAt, type ThemeFile } from './finding.ts';
import { childrenOf, namedPartial } from './named-partials.ts';
import { templateParts } from './template-parts.ts';

/** Surroundings that templates are checked against. */
interface TemplateContext {
  readonly engine: Engine;
  /** Partials and macros of the theme and the platform. */
  readonly partials: { has(name: string): boolean };
  /** True when the theme has a file at a path. */
  readonly hasFile: (path: string) => boolean;
}

/**
 * Everything that is wrong with a template file: its instructions, the partials and the tags that it names.
 */
export function checkTemplate(file: ThemeFile, around: TemplateContext): readonly Finding[] {
  const source: ThemeFile = { ...file, text: file.text.replace(/^\uFEFF/, ' ') };
  return templateParts(source.text).flatMap(({ text, tags }) => {
    const { errors, nodes } = around.engine.compile(text, file.path);
    return [
      ...errors.map(({ code, message, line, column }) => ({ file: file.path, line, column, code, message })),
      ...missingPartials(source, nodes, around),
      ...tags.flatMap((tag) => tagFindings(source, tag, around)),
    ];
  });
}

function missingPartials(
  { path, text }: ThemeFile,
  nodes: readonly Node[],
  around: TemplateContext,
): readonly Finding[] {
  return nodes.flatMap((node) => {
    const inner = missingPartials({ path, text }, childrenOf(node), around);
    const named = namedPartial(node);
    if (named === null || around.partials.has(named.name)) return inner;
    const detail = { code: named.missing, data: { name: named.name } };
    const { code, message, line, column } = templateError(detail, positionAt(text, node.start), path);
    return [{ file: path, line, column, code, message }, ...inner];
  });
}

function tagFindings(file: ThemeFile, tag: FoundTag, around: TemplateContext): readonly Finding[] {
  const found = (code: string, message: string) => [findingAt(file, tag.start, { code, message })];
  const { name, attributes, body } = tag;
  if (!tagTable.some((row) => row.name === name))
    return found('TAG_UNKNOWN', `There is no tag <squarespace:${name}>.`);
  if (name === 'query' && body === null)
    return found('TAG_NOT_CLOSED', 'A query prints its body, and this one has none.');
  const template = name.endsWith('navigation') ? plainAttribute(attributes['template']) : '';
  if (template !== '' && !around.partials.has(template.replace(/^.*\//, '')))
    return found('TAG_TEMPLATE_MISSING', `The theme has no block "${template}" for its navigation.`);
  const script = name === 'script' ? plainAttribute(attributes['src']) : '';
  if (script !== '' && !around.hasFile(`scripts/${script.replace(/^\/+/, '')}`))
    return found('TAG_SCRIPT_MISSING', `The theme has no script "${script}".`);
  return [];
}

/** An attribute's value; empty when a template decides it. */
function plainAttribute(value = ''): string {
  return value.includes('{') ? '' : value;
}
