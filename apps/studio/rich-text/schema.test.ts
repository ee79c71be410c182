import type { AttributeSpec, MarkSpec, NodeSpec, Schema } from '@tiptap/pm/model';
import { richTextSchema as domainSchema } from '@veranda/domain/rich-text/schema';
import { describe, expect, it } from 'vitest';
import { richTextSchema } from './extensions.ts';

interface Spec {
  readonly attrs?: Readonly<Record<string, AttributeSpec>> | null;
}

const attributesOf = ({ attrs }: Spec) =>
  Object.entries(attrs ?? {})
    .map(([name, spec]) => `${name}=${JSON.stringify(spec.default)}`)
    .toSorted();

function specsOf<S extends NodeSpec | MarkSpec>(map: {
  forEach(each: (name: string, spec: S) => void): void;
}) {
  const specs: [name: string, spec: S][] = [];
  map.forEach((name, spec) => specs.push([name, spec]));
  return specs;
}

const marksOf = ({ spec }: Schema) =>
  specsOf<MarkSpec>(spec.marks).map(([name, mark]) => [name, mark.inclusive ?? true, attributesOf(mark)]);
const nodesOf = ({ spec }: Schema) =>
  specsOf<NodeSpec>(spec.nodes)
    .map(([name, { content = '', group = '', ...node }]) =>
      JSON.stringify([name, content, group.trim(), attributesOf(node)]),
    )
    .toSorted();

describe('the schema of the text editor', () => {
  it('has the nodes of the domain, by which the steps of others are run', () => {
    expect(nodesOf(richTextSchema)).toEqual(nodesOf(domainSchema));
  });

  it('has its marks in their order, in which the marks of a word are written', () => {
    expect(marksOf(richTextSchema)).toEqual(marksOf(domainSchema));
  });
});
