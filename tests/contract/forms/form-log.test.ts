import { formEdit } from '@veranda/domain/forms/edits/form-edit';
import { formEditSchemas } from '@veranda/contracts/form-edits';
import { formKind } from '@veranda/domain/forms/form-kind';
import { newField } from '@veranda/domain/forms/new-form';
import { insertAccount } from '@veranda/db/accounts/writer';
import { insertMembership } from '@veranda/db/sites/writer';
import { createSession } from '@veranda/server/platform/sessions/account-session';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { editForm, readForm } from '../../support/replace-form.ts';
import { createSiteWithForm, type SiteWithForm } from './site-with-form.ts';

let site: SiteWithForm;
beforeAll(async () => {
  site = await createSiteWithForm('form-log');
});
afterAll(() => site.app.close());
afterEach(() => expect(site.app.faults.splice(0)).toEqual([]));

const form = (session = site.owner) => ({ session, siteId: site.siteId, formId: site.formId });

/** Somebody with a role on the site. */
async function signedInAs(role: number): Promise<Session> {
  const { deps, db } = site.app;
  const accountId = deps.newId();
  const account = { id: accountId, email: 'editor@form-log.example', name: '', passwordHash: 'x' };
  await db.global((tx) => insertAccount(tx, account));
  await db.forSite(site.siteId, (tx) => insertMembership(tx, { accountId, roles: [role], isOwner: false }));
  const session = site.app.studio();
  const { token } = await createSession(deps, { accountId, remember: false, replaces: '' });
  session.cookies.set('adm', token);
  await session.send('GET', '/api/studio/session');
  return session;
}

describe('the log of a form', () => {
  it('has a schema for the arguments of every edit', () =>
    expect(Object.keys(formEditSchemas).toSorted()).toEqual(Object.keys(formKind.edits).toSorted()));

  it('stores what it makes: name, fields and settings, which visitors have after the next publish', async () => {
    const field = newField('date', { id: 'day', position: 'a5' });
    const edits = [
      formEdit('form.set', { path: 'name', value: 'Visits', was: 'Contact' }),
      formEdit('field.insert', { field }),
    ];
    expect(await editForm(form(), edits)).toBeNull();
    const { json } = await site.owner.send('GET', `${site.base}/${site.formId}`);
    expect(json.form).toMatchObject({ name: 'Visits', fields: 4, changed: true });
    expect(json.form.document).not.toHaveProperty('name');
    expect((await readForm(form())).document).toMatchObject({ name: 'Visits', fields: { day: field } });
  });

  it.each([
    ['edits.0.name', { name: 'block.remove', args: { ids: ['a'] } }, 'edit-unknown'],
    [
      'edits.0.args.field.kind',
      {
        name: 'field.insert',
        args: { field: { id: 'x', position: 'a', kind: 'none', title: '', value: {} } },
      },
      'malformed',
    ],
    ['fields.gone', formEdit('field.move', { id: 'gone', position: 'a' }), 'edit-target-gone'],
    [
      'fields.email.title',
      formEdit('field.setTitle', { id: 'email', value: 'a', was: 'b' }),
      'edit-conflict',
    ],
  ])('refuses what cannot be run: %s', async (field, edit, code) => {
    const before = await readForm(form());
    expect(await editForm(form(), [edit])).toMatchObject({ code, field: expect.stringContaining(field) });
    expect(await readForm(form())).toEqual(before);
  });

  it('takes the owner’s own code from those who may write code alone', async () => {
    const editor = await signedInAs(4);
    const html = formEdit('form.set', { path: 'advanced.html', value: '<script></script>', was: '' });
    expect(await editForm(form(editor), [html])).toMatchObject({ code: 'form-code-not-allowed' });
    expect(await editForm(form(editor), [formEdit('field.remove', { id: 'day' })])).toBeNull();
    expect(await editForm(form(), [html])).toBeNull();
  });

  it('is gone with its form', async () => {
    const { json } = await site.owner.send('POST', site.base, { name: 'Short', purpose: 'form' });
    const short = { ...form(), formId: json.form.id };
    const rename = formEdit('form.set', { path: 'name', value: 'Gone', was: 'Short' });
    expect(await editForm(short, [rename])).toBeNull();
    await site.owner.send('DELETE', `${site.base}/${short.formId}`);
    expect(
      (await site.owner.send('GET', `/api/studio/sites/${site.siteId}/documents/form/${short.formId}`))
        .status,
    ).toBe(404);
    const left = await site.app.db.forSite(site.siteId, (tx) =>
      tx.selectFrom('documentTransaction').select('id').where('documentId', '=', short.formId).execute(),
    );
    expect(left).toEqual([]);
  });
});
