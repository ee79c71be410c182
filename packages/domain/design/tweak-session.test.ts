import { describe, expect, it } from 'vitest';
import { valuesProblem } from './design-values.ts';
import { createTweakSession, type TweakEvent } from './tweak-session.ts';
import { shownValues, stagedChanges, stepNames } from './tweak-state.ts';
import { tweaksOf } from './tweaks.ts';

function watched() {
  let time = 0;
  const session = createTweakSession({ paper: '#ffffff' }, () => time);
  const later = () => void (time += 1000);
  const events: TweakEvent[] = [];
  session.subscribe((event) => void events.push(event));
  const shown = () => shownValues(session.getState());
  return { session, events, later, shown };
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

describe('steps of a session of tweaks', () => {
  it('are taken back and made again, saved ones and those that were discarded too', () => {
    const { session, later, shown } = watched();
    session.change({ ink: '#111111' });
    later();
    session.reset('paper');
    later();
    session.discard();
    expect(shown()).toEqual({ paper: '#ffffff' });
    session.undo();
    expect(shown()).toEqual({ ink: '#111111' });
    session.saved({ ink: '#111111' });
    session.undo();
    expect(shown()).toEqual({ ink: '#111111', paper: '#ffffff' });
    expect(stagedChanges(session.getState())).toEqual([{ name: 'paper', value: '#ffffff', was: null }]);
    session.undo();
    expect(shown()).toEqual({ paper: '#ffffff' });
    session.undo();
    session.redo();
    session.redo();
    session.redo();
    session.redo();
    expect(shown()).toEqual({ paper: '#ffffff' });
  });

  it('are one where the same tweak changes within half a second, and name what they are about', () => {
    const { session, later, shown } = watched();
    for (const ink of ['#1', '#2', '#3']) session.change({ ink });
    session.change({ ink: '#4', paper: '#5' });
    later();
    session.change({ ink: '#6' });
    expect(stepNames(session.getState().undo)).toEqual(['ink']);
    session.undo();
    expect(stepNames(session.getState().undo)).toEqual(['ink', 'paper']);
    session.undo();
    expect(shown()).toEqual({ ink: '#3', paper: '#ffffff' });
    session.undo();
    expect(shown()).toEqual({ paper: '#ffffff' });
    expect(stepNames(session.getState().undo)).toEqual([]);
  });

  it('are no steps where nothing changes, and forgotten when another one follows', () => {
    const { session, later } = watched();
    session.change({ paper: '#ffffff' });
    session.discard();
    expect(session.getState().undo).toEqual([]);
    session.change({ ink: '#1' });
    session.undo();
    later();
    session.change({ ink: '#2' });
    expect(session.getState().redo).toEqual([]);
  });
});

describe('a session of tweaks that somebody else saves beside', () => {
  it('shows their values, keeps its own, and says which of them they have changed', () => {
    const { session, shown } = watched();
    session.change({ ink: '#111111' });
    session.follow({ paper: '#eeeeee', ink: '#222222', air: '2' });
    expect(shown()).toEqual({ paper: '#eeeeee', ink: '#111111', air: '2' });
    expect(session.getState().contested).toEqual({ ink: null });
    // Refused by the server until it is settled.
    expect(stagedChanges(session.getState())).toEqual([{ name: 'ink', value: '#111111', was: null }]);
    session.settle('ink', 'mine');
    expect(stagedChanges(session.getState())).toEqual([{ name: 'ink', value: '#111111', was: '#222222' }]);
  });

  it('takes their value where it is chosen, and never undoes what they have done', () => {
    const { session, shown, later } = watched();
    session.change({ paper: '#000000' });
    session.follow({ paper: '#eeeeee' });
    later();
    session.settle('paper', 'theirs');
    expect([shown(), session.getState().contested]).toEqual([{ paper: '#eeeeee' }, {}]);
    session.undo();
    session.undo();
    expect([shown(), session.getState().staged]).toEqual([{ paper: '#eeeeee' }, {}]);
  });

  it('has nothing to settle where both have chosen the same', () => {
    const { session } = watched();
    session.change({ ink: '#111111' });
    session.follow({ paper: '#ffffff', ink: '#111111' });
    expect([session.getState().staged, session.getState().contested]).toEqual([{}, {}]);
  });
});

describe('values of a design', () => {
  it('are those that the theme offers', () => {
    const tweaks = tweaksOf(`
      // tweak: { "type": "font", "title": "Headings" }
      @heading: Fraunces;
      // tweak: { "type": "color", "title": "Ink" }
      @ink: #000;`);
    expect(valuesProblem(tweaks, { heading: 'Inter', ink: '#fff' }, {})).toBeNull();
    for (const [name, value] of [
      ['heading', 'Comic Sans'],
      ['ink', 'red;}'],
      ['paper', '#fff'],
    ] as const)
      expect(valuesProblem(tweaks, { [name]: value }, {})).toMatchObject({ field: `values.${name}` });
  });
});
