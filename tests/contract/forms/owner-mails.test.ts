import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import { listJobs } from '@veranda/server/features/mailing-lists/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactForm, createSiteWithForm, type SiteWithForm } from './site-with-form.ts';

let site: SiteWithForm;
beforeAll(async () => {
  site = await createSiteWithForm('answered');
});
afterAll(() => site.app.close());

const answers = { email: 'ada@example.com', message: 'Hello' };

async function send(): Promise<void> {
  const visitor = site.visitor();
  const saved = await site.save(visitor, { key: await site.key(visitor), form: JSON.stringify(answers) });
  expect(saved.status, saved.text).toBe(200);
  const { deps } = site.app;
  const jobs = listJobs(deps);
  for (const topic of ['form-answer', 'form-delivery'] as const) {
    const job = jobs[topic];
    if (!job) throw new Error(`there is no job ${topic}`);
    await drainOutbox(deps, topic, job);
  }
}

async function mailsTo(address: string) {
  const mails = (await site.app.deps.mail.inbox?.list()) ?? [];
  return mails.filter((mail) => mail.to === address);
}

async function counts() {
  const all = await site.owner.send('GET', `/api/studio/sites/${site.siteId}/answers/new`);
  const { forms } = (await site.owner.send('GET', site.base)).json;
  return [all.json.count, forms.find((form: { id: string }) => form.id === site.formId).newAnswers];
}

describe('answers to a form', () => {
  it('are mailed to the owner, who has set nothing', async () => {
    await send();
    const [mail, ...more] = await mailsTo('owner@answered.example');
    expect([mail?.subject, more.length]).toEqual(['Form submission: Contact', 0]);
  });

  it('are counted as new until somebody of the site has read them', async () => {
    expect(await counts()).toEqual([1, 1]);
    const list = await site.owner.send('GET', `${site.base}/${site.formId}/answers`);
    expect(list.json.rows.map((row: { isNew: boolean }) => row.isNew)).toEqual([true]);
    expect(await counts()).toEqual([0, 0]);
    const again = await site.owner.send('GET', `${site.base}/${site.formId}/answers`);
    expect(again.json.rows.map((row: { isNew: boolean }) => row.isNew)).toEqual([false]);
  });

  it('go to nobody once the owner has switched the mails off, and stay in the studio', async () => {
    const before = (await mailsTo('owner@answered.example')).length;
    await site.publish({ ...contactForm, storage: { targets: {}, notifyOwner: false } });
    await send();
    expect(await mailsTo('owner@answered.example')).toHaveLength(before);
    expect(await counts()).toEqual([1, 1]);
  });

  it('refuse a switch that is neither on nor off', async () => {
    const storage = { targets: {}, notifyOwner: 'yes' as never };
    expect(await site.replace({ storage })).toMatchObject({
      code: 'malformed',
      field: 'storage.notifyOwner',
    });
  });
});
