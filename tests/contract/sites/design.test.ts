import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let base: string;
beforeAll(async () => {
  app = await createTestApp();
  const { session, siteId } = await app.ownerWithSite('design');
  [owner, base] = [session, `/api/studio/sites/${siteId}`];
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const save = (name: string, value: string | null, was: string | null = null) =>
  owner.send('PUT', `${base}/design`, { changes: [{ name, value, was }] });
const values = async () => (await owner.send('GET', `${base}/design`)).json.values;
const keep = (colour: string, isKept: boolean) => owner.send('PUT', `${base}/swatches`, { colour, isKept });

describe('the design of a site', () => {
  it('keeps what two people change at once, and refuses to undo what somebody else has chosen', async () => {
    const both = await Promise.all([save('paper', '#ffffff'), save('heading-face', 'Inter')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await values()).toEqual({ paper: '#ffffff', 'heading-face': 'Inter' });
    const outdated = await save('paper', '#000000');
    expect([outdated.status, outdated.json.code]).toEqual([409, 'version-conflict']);
    expect((await save('paper', null, '#ffffff')).status).toBe(200);
    expect(await values()).toEqual({ 'heading-face': 'Inter' });
  });

  it.each([
    ['a font that sites cannot use', 'heading-face', 'Comic Sans'],
    ['what would end a declaration', 'paper', '#fff;} body{display:none'],
    ['a number beyond its range', 'air', '9'],
    ['what the theme does not offer', 'no-such-tweak', '1'],
  ])('refuses %s', async (_what, name, value) => {
    expect((await save(name, value)).status).toBe(400);
    expect((await owner.send('POST', `${base}/design/preview`, { values: { [name]: value } })).status).toBe(
      400,
    );
  });

  it('is shown with values that are not saved, fonts and section themes included', async () => {
    const body = { values: { ink: '#112233', 'text-face': 'Lora' } };
    const { css, themes } = (await owner.send('POST', `${base}/design/preview`, body)).json;
    expect(css).toContain('font-family:"Lora Variable"');
    expect(css).not.toContain('Instrument Sans Variable');
    expect(themes.lightest.fg).toBe('#112233');
    expect(await values()).toEqual({ 'heading-face': 'Inter' });
  });

  it('keeps the swatches that two people add at once, and stays when settings are saved', async () => {
    await Promise.all([keep('#ff0000', true), keep('rgb(0, 255, 0)', true)]);
    const settings = (await owner.send('GET', `${base}/settings`)).json;
    await keep('#0000ff', true);
    expect((await owner.send('PUT', `${base}/settings`, settings)).status).toBe(200);
    const { swatches } = (await owner.send('GET', `${base}/swatches`)).json;
    expect(swatches.toSorted()).toEqual(['#0000ff', '#00ff00', '#ff0000']);
    expect((await keep('red', false)).json.swatches).not.toContain('#ff0000');
    expect((await keep('no colour', true)).status).toBe(400);
    expect(await values()).toEqual({ 'heading-face': 'Inter' });
  });
});
