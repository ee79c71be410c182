import { Puck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { PlainSection } from './long-page.ts';

// Puck with three kinds of blocks in sections of four columns, as its documentation shows it.
interface Words {
  readonly id: string;
  readonly words: string;
}

const words = { fields: { words: { type: 'textarea' } } } as const;
const grid = { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 } as const;
const config = {
  components: {
    section: {
      fields: { items: { type: 'slot' } },
      render: ({ items }: { readonly items: ComponentType<{ readonly style: object }> }) =>
        createElement('section', { style: { padding: 32 } }, createElement(items, { style: grid })),
    },
    text: { ...words, render: (props: Words) => createElement('p', { 'data-block': props.id }, props.words) },
    button: {
      ...words,
      render: (props: Words) => createElement('a', { 'data-block': props.id }, props.words),
    },
    quote: {
      ...words,
      render: (props: Words) => createElement('blockquote', { 'data-block': props.id }, props.words),
    },
  },
};

const sections = (await (await fetch('/content.json')).json()) as readonly PlainSection[];
const content = sections.map(({ id, blocks }) => ({
  type: 'section',
  props: { id, items: blocks.map(({ kind, ...props }) => ({ type: kind, props })) },
}));
performance.mark('bench-data');
const place = document.querySelector('#editor');
if (place) createRoot(place).render(createElement(Puck, { config, data: { root: {}, content } }));
