import { randomUUID } from 'node:crypto';
import { freshKeys } from '@veranda/domain/documents/order-keys';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { createSession, type Session } from '../../tests/support/browser-session.ts';
import type { Product } from '../support/subject.ts';
import { type EditorSubject, middleOf } from './editor-subject.ts';
import { ourSection, type PlainSection } from './long-page.ts';

/** Sections that are sent in one batch. */
const batch = 8;

/** Our editor on a page that has been made on a running product. */
export async function ourEditor(product: Product, sections: readonly PlainSection[]): Promise<EditorSubject> {
  const host = `localhost:${product.port}`;
  const owner = await signIn(product.port, host);
  const { id: site, slug } = (await owner.send('GET', '/api/studio/sites')).json.sites[0];
  const page = await makePage(owner, site, sections);
  return {
    name: 'Veranda',
    frame: '.preview-frame',
    block: (id) => `[data-block="${id}"]`,
    async open({ page: window }) {
      const cookies = [...owner.cookies].map(([name, value]) => ({
        name,
        value: encodeURIComponent(value),
        url: `http://${host}`,
      }));
      await window.context().addCookies(cookies);
      await window.goto(`http://${host}/config/${slug}/pages/${page}`);
    },
    dataAt: (window) =>
      window.evaluate((id) => {
        const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const of = calls.filter(({ name }) => name.includes(`/page/${id}`) && !/events|presence/.test(name));
        return Math.max(...of.map(({ responseEnd }) => responseEnd));
      }, page),
    async edit(window, id) {
      const block = window.frameLocator('.preview-frame').locator(`[data-block="${id}"]`);
      await block.click();
      // A text block is written in as a whole, in its place.
      await block.and(window.frameLocator('.preview-frame').locator('[contenteditable="true"]')).focus();
      await window.keyboard.press('ControlOrMeta+End');
    },
    handle: (window, id) => middleOf(window, '.preview-frame', `[data-block="${id}"]`),
    holdMs: 0,
  };
}

async function signIn(port: number, host: string): Promise<Session> {
  const owner = createSession(port, host);
  await owner.send('GET', '/api/studio/session');
  const login = { email: 'owner@levain.example', password: 'veranda-levain', rememberMe: true };
  const { status, text } = await owner.send('POST', '/api/studio/session', login);
  if (status !== 200) throw new Error(text);
  return owner;
}

async function makePage(owner: Session, site: string, sections: readonly PlainSection[]): Promise<string> {
  const made = await owner.send('POST', `/api/studio/sites/${site}/pages`, {
    title: 'A long page',
    place: 'unlinked',
  });
  const page: string = made.json.page.id;
  const address = `/api/studio/sites/${site}/documents/page/${page}`;
  const before = (await owner.send('GET', address)).json;
  const empty = Object.keys(before.document.sections).map((id) => edit('section.remove', { id }));
  const keys = freshKeys(sections.length);
  const inserted = sections.map((section, at) => edit('section.insert', ourSection(section, keys[at] ?? '')));
  let base: number = before.seq;
  for (const edits of [empty, ...inBatches(inserted)].filter((each) => each.length > 0)) {
    const transactions = edits.map((each) => ({ id: randomUUID(), label: 'Added section', edits: [each] }));
    const { status, text, json } = await owner.send('POST', `${address}/transactions`, {
      base,
      transactions,
    });
    if (status !== 200 || json.refused.length > 0) throw new Error(text);
    base = json.seq;
  }
  return page;
}

function inBatches<T>(all: readonly T[]): T[][] {
  const batches = Math.ceil(all.length / batch);
  return Array.from({ length: batches }, (_, at) => all.slice(at * batch, (at + 1) * batch));
}
