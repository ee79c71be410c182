import { formOf, newField, paragraph } from '@veranda/domain/forms/new-form';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SnapshotForm } from '@veranda/domain/publishing/snapshot';
import { describe, expect, it } from 'vitest';
import { sampleSnapshot } from '../page/sample-site.test-data.ts';
import { formEntity } from './form-context.ts';

const { storage: _storage, ...document } = formOf([newField('email', { id: 'e', position: 'a0' })]);
const form: SnapshotForm = {
  ...document,
  name: 'Contact',
  versionId: '',
  advanced: {
    ...document.advanced,
    message: { doc: paragraph('Thank <you>') },
    html: '<script>count()</script>',
    redirect: '/thanks',
  },
  captcha: { enabled: true, theme: 'dark', alignment: 'right' },
  disclaimer: { doc: paragraph('For answering only.') },
};

describe('a form as templates read it', () => {
  const entity = formEntity('f1', form, shownSite(sampleSnapshot(), 0));
  it('storefront §3 form: has id, name and fields', () => {
    expect(entity).toMatchObject({ id: 'f1', name: 'Contact', fields: [{ id: 'e', kind: 'email' }] });
  });
  it('storefront §3 form: has parsedSubmissionMessage and submissionHTML', () => {
    expect(entity.parsedSubmissionMessage).toBe('<p>Thank &lt;you&gt;</p>');
    expect(entity.submissionHTML).toBe('<script>count()</script>');
  });
  it('storefront §3 form: has successRedirect', () => expect(entity.successRedirect).toBe('/thanks'));
  it('storefront §3 form: has parsedDisclaimerMessage', () =>
    expect(entity.parsedDisclaimerMessage).toBe('<p>For answering only.</p>'));
  it('storefront §3 form: has captchaEnabled, captchaTheme and captchaAlignment', () => {
    expect(entity).toMatchObject({ captchaEnabled: true, captchaTheme: 'dark', captchaAlignment: 'right' });
  });
});
