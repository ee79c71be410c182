import { describe, expect, it } from 'vitest';
import { blockSampleSession } from '../blocks/sample-block.test-data.ts';
import { embedContext } from './embed-context.ts';

const target = {
  title: 'Vimeo',
  page: 'https://vimeo.com/1',
  frame: 'https://player.vimeo.com/video/1?dnt=1',
};
const options = { target, label: '', height: 400, isFramed: true };

describe('something on another service', () => {
  it('is framed from there, and its page lets that origin in', () => {
    const session = blockSampleSession([]);
    expect(embedContext(session, options).frame).toBe(target.frame);
    expect([...session.frames]).toEqual(['https://player.vimeo.com']);
  });

  it('is framed from the page that stands in for all services where there is one', () => {
    const session = { ...blockSampleSession([]), embedsUrl: 'http://localhost:4499/embeds' };
    expect(embedContext(session, options).frame).toBe(
      'http://localhost:4499/embeds?frame=https%3A%2F%2Fplayer.vimeo.com%2Fvideo%2F1%3Fdnt%3D1',
    );
    expect([...session.frames]).toEqual(['http://localhost:4499']);
  });

  it('is linked to where nothing is to be framed', () => {
    const session = blockSampleSession([]);
    expect(embedContext(session, { ...options, isFramed: false })).toMatchObject({
      frame: '',
      privacyText: '',
      buttonText: 'Open on Vimeo',
    });
    expect(session.frames.size).toBe(0);
  });
});
