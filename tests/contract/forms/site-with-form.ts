import { publishSite } from '../../support/publish-site.ts';
import type { FormDocument } from '@veranda/domain/forms/document';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import type { Reply, Session } from '../../support/browser-session.ts';
import { putForm, replaceForm } from '../../support/replace-form.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

/** A published site with a form of name, e-mail and message, as its owner would have made it. */
export interface SiteWithForm {
  readonly app: TestApp;
  readonly owner: Session;
  readonly siteId: string;
  readonly slug: string;
  readonly formId: string;
  readonly base: string;
  visitor(): Session;
  /** Makes of the draft another form. @returns the refusal as it is answered, or null */
  replace(document: Partial<FormDocument>, name?: string): Promise<Reply | null>;
  /** Saves another document for the form and publishes the site. */
  publish(document: FormDocument): Promise<void>;
  key(visitor: Session): Promise<string>;
  save(visitor: Session, body: object): ReturnType<Session['send']>;
  answers(box?: 'answers' | 'spam'): Promise<readonly { id: string; cells: Record<string, string> }[]>;
}

/** Headers by which a page of ours proves itself without a crumb. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' } as const;

export const required = <F extends ReturnType<typeof newField>>(field: F): F => ({
  ...field,
  value: { ...field.value, required: true },
});

/** Name, e-mail (required) and message (at most 50 characters). */
export const contactForm: FormDocument = formOf([
  newField('name', { id: 'name', position: 'a0' }),
  required(newField('email', { id: 'email', position: 'a1' })),
  {
    ...newField('textarea', { id: 'message', position: 'a2' }),
    value: { ...newField('textarea', { id: 'x', position: 'a' }).value, maxLength: 50 },
  },
]);

export async function createSiteWithForm(slug: string): Promise<SiteWithForm> {
  const app = await createTestApp();
  const { session: owner, siteId } = await app.ownerWithSite(slug);
  const base = `/api/studio/sites/${siteId}/forms`;
  const made = await owner.send('POST', base, { name: 'Contact', purpose: 'form' });
  const formId: string = made.json.form.id;
  const form = { session: owner, siteId, formId };
  const site: SiteWithForm = {
    app,
    owner,
    siteId,
    slug,
    formId,
    base,
    visitor: () => app.site(slug),
    async publish(document) {
      await putForm(form, document);
      await publishSite(owner, siteId);
    },
    replace: (document, name) => replaceForm(form, document, name),
    async key(visitor) {
      const issued = await visitor.send('POST', '/api/form/FormSubmissionKey', {}, sameOrigin);
      return issued.json.data.key;
    },
    save: (visitor, body) =>
      visitor.send('POST', '/api/form/SaveFormSubmission', { formId, ...body }, sameOrigin),
    async answers(box = 'answers') {
      const { json } = await owner.send('GET', `${base}/${formId}/answers?box=${box}&perPage=100`);
      // Reading clears `isNew`, which these tests do not compare.
      return json.rows.map(({ isNew: _isNew, ...row }: { isNew: boolean }) => row);
    },
  };
  await site.publish(contactForm);
  return site;
}

/** Restarts all limits: one address makes every call of a test. */
export async function forgetLimits(app: TestApp): Promise<void> {
  await app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
}
