import { describe, expect, it } from 'vitest';
import { valuesProblem, withDesignChanges } from './design-values.ts';
import { createTweakSession, shownValues, stagedChanges, type TweakEvent } from './tweak-session.ts';
import { tweaksOf } from './tweaks.ts';

function watched() {
  const session = createTweakSession({ paper: '#ffffff' });
  const events: TweakEvent[] = [];
  session.subscribe((event) => void events.push(event));
  return { session, events };
}

describe('a session of tweaks', () => {
  it.each([
    ['administration §3 tweak event: change', 'change'],
    ['administration §3 tweak event: close', 'close'],
    ['administration §3 tweak event: save', 'save'],
    ['administration §3 tweak event: reset', 'reset'],
    ['administration §3 tweak event: after show', 'after show'],
    ['administration §3 tweak event: after close', 'after close'],
    ['administration §3 tweak event: before open', 'before open'],
  ] as const)('%s', (_statement, event) => {
    const { session, events } = watched();
    session.open();
    session.change({ paper: '#000000' });
    session.reset('paper');
    session.saved({});
    session.close();
    expect(events).toContain(event);
    expect(events).toEqual(['before open', 'after show', 'change', 'reset', 'save', 'close', 'after close']);
  });

  it('holds what differs from what is stored, and nothing else', () => {
    const { session } = watched();
    session.change({ paper: '#000000', ink: '#111111' });
    expect(shownValues(session.getState())).toEqual({ paper: '#000000', ink: '#111111' });
    session.change({ paper: '#ffffff' });
    expect(session.getState().staged).toEqual({ ink: '#111111' });
    session.reset('paper');
    expect(stagedChanges(session.getState())).toEqual([
      { name: 'ink', value: '#111111', was: null },
      { name: 'paper', value: null, was: '#ffffff' },
    ]);
    session.discard();
    expect(shownValues(session.getState())).toEqual({ paper: '#ffffff' });
  });

  it('keeps what was changed while it was saved', () => {
    const { session } = watched();
    session.change({ ink: '#111111' });
    session.saved({ paper: '#ffffff', ink: '#111111' });
    expect(session.getState().staged).toEqual({});
    session.change({ ink: '#222222' });
    session.saved({ ink: '#111111' });
    expect(session.getState().staged).toEqual({ ink: '#222222' });
  });
});

describe('changes of a design', () => {
  it('are taken over beside those of somebody else', () => {
    const stored = { paper: '#ffffff', ink: '#000000' };
    expect(withDesignChanges(stored, [{ name: 'ink', value: null, was: '#000000' }])).toEqual({
      paper: '#ffffff',
    });
    expect(withDesignChanges(stored, [{ name: 'air', value: '1.2', was: null }])).toEqual({
      ...stored,
      air: '1.2',
    });
  });

  it('are refused where somebody else has changed the same', () => {
    const stale = withDesignChanges({ ink: '#111111' }, [{ name: 'ink', value: '#222222', was: null }]);
    expect(stale).toMatchObject({ code: 'version-conflict' });
  });

  it('are values that the theme offers', () => {
    const tweaks = tweaksOf(`
      // tweak: { "type": "font", "title": "Headings" }
      @heading: Fraunces;
      // tweak: { "type": "color", "title": "Ink" }
      @ink: #000;`);
    expect(valuesProblem(tweaks, { heading: 'Inter', ink: '#fff' })).toBeNull();
    for (const [name, value] of [
      ['heading', 'Comic Sans'],
      ['ink', 'red;}'],
      ['paper', '#fff'],
    ] as const)
      expect(valuesProblem(tweaks, { [name]: value })).toMatchObject({ field: `values.${name}` });
  });
});
