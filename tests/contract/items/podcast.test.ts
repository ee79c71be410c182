import { edit } from '@veranda/domain/pages/edits/edit-of';
import { plainSection } from '@veranda/domain/pages/plain-section';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { fileForm } from '../../support/file-form.ts';
import { addCollection, editDocument } from '../../support/items.ts';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ session: owner, siteId } = await app.ownerWithSite('podcast'));
});
afterAll(() => app.close());
afterEach(() => expect(app.faults.splice(0)).toEqual([]));

const sound = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(2_000, 7)]);
const cover = sharp({ create: { width: 300, height: 300, channels: 3, background: '#c04010' } });

async function upload(
  path: string,
  fileName: string,
  content: Uint8Array,
): Promise<{ id: string; url: string }> {
  const { body, headers } = fileForm({ fileName, content });
  const { status, json, text } = await owner.send(
    'POST',
    `/api/studio/sites/${siteId}/${path}`,
    body,
    headers,
  );
  if (status !== 200) throw new Error(text);
  return json.asset;
}

// A sound is a block of the item's own content, as an owner puts it there.
async function addEpisode(title: string, audio: string, picture: string): Promise<string> {
  const { id, path, add } = await addCollection(owner, siteId, { title: 'Show' });
  await add('Show notes');
  const { id: itemId } = await add(title);
  const desktop = { x: 0, y: 0, w: 12, h: 3, z: 0, align: 'start' } as const;
  const block = { id: 'sound', sectionId: 's1', position: 'a0', type: 41, style: {}, layout: { desktop } };
  const sent = await editDocument(
    owner,
    { siteId, kind: 'item', id: itemId },
    edit('section.insert', {
      section: plainSection('s1', 'a0'),
      blocks: [{ ...block, value: { fileId: audio, title } }],
    }),
    edit('doc.setMeta', { path: 'imageAssetId', value: picture, was: null }),
    edit('doc.setStatus', { value: 'published', was: 'draft' }),
  );
  expect([sent.status, sent.json.refused]).toEqual([200, []]);
  expect(id).not.toBe('');
  await publishSite(owner, siteId);
  return path;
}

describe('an episode of a podcast', () => {
  it('decisions §paths format: rss of a list; names the file of an item with its type and its bytes, as it is served', async () => {
    const audio = await upload('assets/files', 'One & two.mp3', sound);
    const picture = await upload('assets', 'cover.png', await cover.png().toBuffer());
    const path = await addEpisode('One & two', audio.id, picture.id);
    const visitor = app.site('podcast');

    const { text: feed } = await visitor.send('GET', `${path}?format=rss`);
    const enclosures = [...feed.matchAll(/<enclosure url="([^"]*)" length="(\d+)" type="([^"]*)"\/>/g)];
    expect(enclosures).toHaveLength(1);
    const [[, url = '', length, type] = []] = enclosures;
    expect([length, type]).toEqual([String(sound.length), 'audio/mpeg']);
    expect(feed.slice(0, feed.indexOf('<enclosure'))).toContain('<title>One &amp; two</title>');
    const file = await visitor.send('GET', new URL(url.replaceAll('&amp;', '&')).pathname);
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-length')]).toEqual([
      200,
      type,
      length,
    ]);

    const { items } = (await visitor.send('GET', `${path}?format=json`)).json;
    expect(items[0].mainImage).toMatchObject({
      componentKey: picture.id,
      colorData: {
        topLeftAverage: 'c04010',
        topRightAverage: 'c04010',
        bottomLeftAverage: 'c04010',
        bottomRightAverage: 'c04010',
        centerAverage: 'c04010',
      },
    });
  });
});
