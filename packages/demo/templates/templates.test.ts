import { validateForm } from '@veranda/domain/forms/validate-form';
import { hasSampleRate, ownSettings } from '@veranda/domain/sites/own-settings';
import { describe, expect, it } from 'vitest';
import { pictures } from '../pictures/catalogue.ts';
import { fieldnotes } from '../sites/fieldnotes.ts';
import { levain } from '../sites/levain.ts';
import { overdub } from '../sites/overdub.ts';
import { fieldnotesTemplate } from './fieldnotes.ts';
import { levainTemplate } from './levain.ts';
import { overdubTemplate } from './overdub.ts';

const pairs = [
  [levainTemplate, levain],
  [overdubTemplate, overdub],
  [fieldnotesTemplate, fieldnotes],
] as const;

const textOf = ({
  slug: _slug,
  title: _title,
  pitch: _pitch,
  theme: _theme,
  ...content
}: object & Record<string, unknown>) => JSON.stringify(content);

describe.each(pairs.map((pair) => [pair[0].theme, ...pair] as const))(
  'the template %s',
  (_theme, template, demo) => {
    const text = textOf({ ...template });

    it('has nobody’s address, accounts or announcement', () => {
      const { settings } = template;
      expect(settings).toEqual({ ...ownSettings(settings, ''), store: settings.store });
      expect(text).not.toMatch(/\.example\b(?<!you@example)|mailto:|tel:|\+\d{2} |\(\d{3}\) /);
    });

    it('names nothing of the demo site: no title, no place, no product, no price', () => {
      const words = [demo.title, ...demo.settings.address, ...demo.products.map(({ title }) => title)];
      const inTexts = text.replaceAll(new RegExp(`"${demo.theme}/[^"]*"`, 'g'), '""');
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
      const named = [...text.matchAll(new RegExp(`"(${template.theme}/[^"]+)"`, 'g'))].map(
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
      expect(hrefs.length).toBeGreaterThan(0);
      expect(hrefs.filter((href) => !addresses.includes(href))).toEqual([]);
    });
  },
);
