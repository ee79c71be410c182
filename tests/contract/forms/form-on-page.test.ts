import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { putOnAbout } from '../../support/put-on-about.ts';
import { contactForm, createSiteWithForm, type SiteWithForm } from './site-with-form.ts';

let site: SiteWithForm;
let page = '';
let props: Readonly<Record<string, unknown>> = {};

const words = (text: string) => ({
  doc: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  },
});

beforeAll(async () => {
  site = await createSiteWithForm('formonpage');
  await putOnAbout(site, [[9, { formId: site.formId }]]);
  const { advanced } = contactForm;
  await site.publish({
    ...contactForm,
    advanced: { ...advanced, message: words('We have it.'), html: '<i>Own</i>', redirect: '/shop' },
    disclaimer: words('We keep it for a year.'),
    captcha: { enabled: true, theme: 'dark', alignment: 'center' },
  });
  page = (await site.visitor().send('GET', '/about')).text;
  const carried = /data-island="form"[^>]*?data-props="([^"]*)"/.exec(page)?.[1] ?? '{}';
  props = JSON.parse(carried.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
});
afterEach(() => expect(site.app.faults).toEqual([]));
afterAll(() => site.app.close());

describe('a form on its page', () => {
  it('storefront §3 form: has parsedSubmissionMessage and submissionHTML', () => {
    expect(page).toMatch(/class="v-form-sent[\s\S]*?<p>We have it\.<\/p>/);
    expect(props['html']).toBe('<i>Own</i>');
  });

  it('storefront §3 form: has successRedirect', () => expect(props['redirect']).toBe('/shop'));

  it('storefront §3 form: has parsedDisclaimerMessage', () => {
    expect(page).toMatch(/<form[\s\S]*We keep it for a year\.[\s\S]*<\/form>/);
  });

  it('storefront §3 form: has captchaEnabled, captchaTheme and captchaAlignment', () => {
    expect(page).toContain('class="v-captcha v-captcha-dark v-captcha-center" data-form-part="captcha"');
  });
});
