import grapesjs from 'grapesjs';
import 'grapesjs/dist/css/grapes.min.css';
import type { PlainBlock, PlainSection } from './long-page.ts';

// GrapesJS with the same blocks in sections of four columns.
const tags = { text: 'p', button: 'a', quote: 'blockquote' } as const;
const style = `
  section { padding: 32px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px }
`;

const sections = (await (await fetch('/content.json')).json()) as readonly PlainSection[];
const components = sections.map(({ id, blocks }) => ({
  tagName: 'section',
  attributes: { id },
  components: blocks.map(component),
}));
performance.mark('bench-data');
grapesjs.init({ container: '#editor', height: '100vh', storageManager: false, components, style });

function component({ id, kind, words }: PlainBlock) {
  return { type: 'text', tagName: tags[kind], attributes: { 'data-block': id }, content: words };
}
