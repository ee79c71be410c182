import { Compile } from 'typebox/compile';
import { defaultForm } from '@veranda/domain/forms/new-form';
import { describe, expect, it } from 'vitest';
import { overdub } from '../demo/sites/overdub.ts';
import { fieldnotes } from '../demo/sites/fieldnotes.ts';
import { levain } from '../demo/sites/levain.ts';
import { FormDocument } from './form-document.ts';
import { PageDocument } from './page-document.ts';

const sites = [fieldnotes, levain, overdub];
const pages = sites.flatMap((site) => site.collections.flatMap(({ document }) => document ?? []));
const forms = sites.flatMap((site) => (site.forms ?? []).map(({ document }) => document));
const isPage = (value: unknown) => Compile(PageDocument).Check(value);
const isForm = (value: unknown) => Compile(FormDocument).Check(value);

describe('the schema of a page document', () => {
  it('takes every page of the demo sites', () => {
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((page) => !isPage(page))).toEqual([]);
  });

  it('refuses another version, an unknown key, and a block without its place', () => {
    const [page] = pages;
    const [block] = Object.values(page?.blocks ?? {});
    expect(isPage({ ...page, schema: 2 })).toBe(false);
    expect(isPage({ ...page, html: '<b>' })).toBe(false);
    expect(isPage({ ...page, blocks: { b: { ...block, layout: {} } } })).toBe(false);
  });
});

describe('the schema of a form document', () => {
  it('takes every form of the demo sites, and those that are made new', () => {
    const started = (['form', 'newsletter', 'product'] as const).map((purpose) =>
      defaultForm(purpose, () => 'id'),
    );
    expect([...forms, ...started].filter((form) => !isForm(form))).toEqual([]);
  });

  it('refuses a field of no kind, and a text with a node of no kind', () => {
    const form = defaultForm('form', () => 'id');
    const [field] = Object.values(form.fields);
    const message = { doc: { type: 'doc', content: [{ type: 'script' }] } };
    expect(isForm({ ...form, fields: { id: { ...field, kind: 'script' } } })).toBe(false);
    expect(isForm({ ...form, advanced: { ...form.advanced, message } })).toBe(false);
  });
});
