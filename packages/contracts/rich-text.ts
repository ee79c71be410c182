import type { RichText as RichTextValue } from '@veranda/domain/rich-text/rich-text';
import Type from 'typebox';

const Align = Type.Union([Type.Literal('left'), Type.Literal('center'), Type.Literal('right')]);

const Mark = Type.Union([
  Type.Object({
    type: Type.Union([
      Type.Literal('bold'),
      Type.Literal('italic'),
      Type.Literal('underline'),
      Type.Literal('strike'),
      Type.Literal('code'),
      Type.Literal('smallCaps'),
    ]),
  }),
  Type.Object({
    type: Type.Literal('link'),
    attrs: Type.Object({ href: Type.String(), newWindow: Type.Optional(Type.Boolean()) }),
  }),
  Type.Object({ type: Type.Literal('color'), attrs: Type.Object({ token: Type.String() }) }),
  Type.Object({
    type: Type.Literal('highlight'),
    attrs: Type.Object({ tone: Type.Union([Type.Literal('soft'), Type.Literal('accent')]) }),
  }),
  Type.Object({
    type: Type.Literal('size'),
    attrs: Type.Object({
      size: Type.Union([Type.Literal('s'), Type.Literal('l'), Type.Literal('xl'), Type.Literal('xxl')]),
    }),
  }),
]);

const Inlines = Type.Array(
  Type.Union([
    Type.Object({ type: Type.Literal('text'), text: Type.String(), marks: Type.Optional(Type.Array(Mark)) }),
    Type.Object({ type: Type.Literal('hardBreak') }),
  ]),
);

const Paragraph = Type.Object({
  type: Type.Literal('paragraph'),
  attrs: Type.Optional(
    Type.Object({
      align: Type.Optional(Align),
      style: Type.Optional(
        Type.Union([Type.Literal('body'), Type.Literal('lead'), Type.Literal('small'), Type.Literal('mono')]),
      ),
    }),
  ),
  content: Type.Optional(Inlines),
});

const Heading = Type.Object({
  type: Type.Literal('heading'),
  attrs: Type.Object({
    level: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
    align: Type.Optional(Align),
  }),
  content: Type.Optional(Inlines),
});

const Nodes = Type.Array(Type.Ref('Node'));

const Node = Type.Cyclic(
  {
    Node: Type.Union([
      Paragraph,
      Heading,
      Type.Object({
        type: Type.Union([Type.Literal('bulletList'), Type.Literal('orderedList')]),
        content: Type.Array(Type.Object({ type: Type.Literal('listItem'), content: Nodes })),
      }),
      Type.Object({ type: Type.Literal('blockquote'), content: Nodes }),
      Type.Object({ type: Type.Literal('horizontalRule') }),
    ]),
  },
  'Node',
);

/**
 * Rich text on the wire: its nodes and marks; how deep and long it may be and where it may link to is the
 * domain's.
 */
export const RichText = Type.Unsafe<RichTextValue>(
  Type.Object({ type: Type.Literal('doc'), content: Type.Array(Node) }),
);
