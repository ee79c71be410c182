import { validateForm } from '@veranda/domain/forms/validate-form';
import { hasSampleRate, ownSettings } from '@veranda/domain/sites/own-settings';
import { templateGoals } from '@veranda/domain/sites/site-template';
import { describe, expect, it } from 'vitest';
import { pictures } from '../pictures/catalogue.ts';
import { fieldnotes } from '../sites/fieldnotes.ts';
import { levain } from '../sites/levain.ts';
import { overdub } from '../sites/overdub.ts';
import { galleryTemplates } from './gallery.ts';

const demos = [levain, overdub, fieldnotes];

const textOf = ({
  slug: _slug,
  title: _title,
  pitch: _pitch,
  goal: _goal,
  theme: _theme,
  ...content
}: object & Record<string, unknown>) => JSON.stringify(content);

describe.each(galleryTemplates.map((template) => [template.slug, template] as const))(
  'the template %s',
  (_key, template) => {
    const text = textOf({ ...template });

    it('has nobody’s address, accounts or announcement', () => {
      const { settings } = template;
      expect(settings).toEqual({ ...ownSettings(settings, ''), store: settings.store });
      expect(text).not.toMatch(/\.example\b(?<!you@example)|mailto:|tel:|\+\d{2} |\(\d{3}\) /);
    });

    it('names nothing of the demo site: no title, no place, no product, no price', () => {
      const words = demos.flatMap((demo) => [
        demo.title,
        ...demo.settings.address,
        ...demo.products.map(({ title }) => title),
      ]);
      const inTexts = text.replaceAll(/"[a-z]+\/[a-z0-9-]+"/g, '""');
      expect(words.filter((word) => inTexts.includes(word))).toEqual([]);
    });

    it('has one shipping rate, which says that it is a sample, and products that say so too', () => {
      expect(template.settings.store?.shippingRates.map(({ name }) => name)).toEqual([
        'Sample shipping rate',
      ]);
      expect(hasSampleRate(template.settings)).toBe(true);
      expect(template.products.map(({ title, isSample }) => [/sample/i.test(title), isSample])).toEqual(
        template.products.map(() => [true, true]),
      );
    });

    it('has no member plan, nothing to subscribe to, no fund, and no page that something must be paid for', () => {
      expect(
        template.products.filter((product) => product.productType !== 1 || product.plan || product.formKey),
      ).toEqual([]);
      expect(template.funds).toEqual([]);
      expect(template.collections.filter(({ access }) => access)).toEqual([]);
    });

    it('shows only pictures of the catalogue, names only its own forms and lists, and each of them is shown', () => {
      const keys = new Set(pictures.map(({ key }) => key));
      const named = [...text.matchAll(/"((?:levain|overdub|fieldnotes|shapes)\/[^"]+)"/g)].map(
        ([, key]) => key ?? '',
      );
      expect(named.filter((key) => !keys.has(key))).toEqual([]);
      const values = template.collections
        .flatMap(({ document }) => Object.values(document?.blocks ?? {}))
        .map(({ value }) => value);
      const forms = values.flatMap(({ formId }) => (typeof formId === 'string' ? [formId] : []));
      expect(new Set(forms)).toEqual(new Set(template.forms?.map(({ key }) => key)));
      for (const { document } of template.forms ?? []) expect(validateForm(document)).toEqual(document);
      const lists = values.flatMap(({ collectionId }) =>
        typeof collectionId === 'string' ? [collectionId] : [],
      );
      const ids = template.collections.map(({ id }) => id);
      expect(
        [...lists, ...template.items.map((item) => item.collectionId)].filter((id) => !ids.includes(id)),
      ).toEqual([]);
    });

    it('has only links that lead to its own pages', () => {
      const addresses = template.collections.map(({ urlSlug }) => `/${urlSlug}`);
      const hrefs = [...text.matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href ?? '');
      expect(hrefs.length > 0).toBe(template.goal !== 'blank');
      expect(hrefs.filter((href) => !addresses.includes(href))).toEqual([]);
    });
  },
);

describe('the templates of the gallery', () => {
  it('have keys of their own, and every goal has one', () => {
    expect(new Set(galleryTemplates.map(({ slug }) => slug)).size).toBe(galleryTemplates.length);
    expect([...new Set(galleryTemplates.map(({ goal }) => goal))]).toEqual([...templateGoals]);
  });

  it('have colors and fonts of their own over all three themes', () => {
    const designs = galleryTemplates.map(({ theme, tweaks }) => JSON.stringify([theme, tweaks]));
    expect(new Set(designs).size).toBe(galleryTemplates.length);
    expect(new Set(galleryTemplates.map(({ theme }) => theme)).size).toBe(3);
  });

  it('have products only where something is to be sold or a shop is beside it', () => {
    const shops = galleryTemplates.filter(({ products }) => products.length > 0).map(({ slug }) => slug);
    expect(shops).toEqual(['levain', 'clothes', 'fieldnotes', 'overdub']);
  });

  it('have items that say that they are samples, and a blank one without anything', () => {
    const titles = galleryTemplates.flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles.filter((title) => !/^Sample /.test(title))).toEqual([]);
    const blank = galleryTemplates.find(({ goal }) => goal === 'blank');
    expect(blank?.collections.map(({ document }) => document?.blocks)).toEqual([{}]);
    expect([blank?.items, blank?.products, blank?.forms, blank?.navigation.main]).toEqual([[], [], [], []]);
  });
});
