import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { renderFile } from './render-file.ts';
import { runCases } from './run-cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'template-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const toolFolder = join(import.meta.dirname, '..');
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(toolFolder, 'run.mjs'), 'tools/template/main.ts', ...args], {
    encoding: 'utf8',
  });

describe('rendering a file', () => {
  const context = write('context.json', '\uFEFF{"a": 1234.5, "at": 0}');
  it('prints it with its context, partials, locale and clock', () => {
    mkdirSync(join(folder, 'blocks'));
    write('blocks/card.block', '[{a|decimal group}]');
    const file = write('page.html', '{@|apply card} {@|apply card.block} {at|timesince}');
    const partials = join(folder, 'blocks');
    const { output, findings } = renderFile(file, { context, partials, locale: 'de', now: '1970-01-02' });
    expect(output).toMatch(/^\[1\.234,5\] \[1\.234,5\] <span .*about a day ago/);
    expect(findings).toEqual([]);
  });
  it('takes partials from JSON, and names errors by file, line and column', () => {
    const partials = write('partials.json', '{"p": "{@|apply gone}"}');
    const { output, findings } = renderFile(write('bad.html', 'x\n{.or}{@|apply p}'), { partials });
    expect(output).toBe('x\n');
    expect(findings).toMatchObject([
      { file: join(folder, 'bad.html'), line: 2, column: 1, code: 'NOT_ALLOWED_AT_ROOT' },
      { file: 'p', line: 1, column: 1, code: 'APPLY_PARTIAL_MISSING' },
    ]);
  });
  it('refuses a clock that is none', () => {
    expect(() => renderFile(write('a.html', 'x'), { now: 'noon' })).toThrow(/--now/);
  });
});

describe('running cases', () => {
  it('counts what passes and names what fails', () => {
    const cases = [
      { id: 'right', template: ' {a}', json: '{"a": 1}', output: '1\n' },
      { id: 'wrong', template: '{a}', json: '{"a": 1}', output: '2' },
      {
        id: 'everything',
        template: '{.inject @x d}{@x.y}{@|apply p}{now|timesince}',
        json: '{"now":0}',
        partials: { p: '.' },
        injects: { d: '{"y":2}' },
        now: 0,
        locale: 'none',
        output: '2.Invalid date.',
      },
      { id: 'preprocess', template: '{^a}{a}', json: '{"a":1}', preprocess: true, output: '1{a}' },
      { id: 'code', template: '{.end}', output: '', errors: ['MISMATCHED_END'] },
      { id: 'wrong code', template: '{.end}', output: '', errors: ['EOF_IN_BLOCK'] },
      {
        id: 'message',
        template: '{.end}',
        output: '',
        messages: ['SyntaxError MISMATCHED_END at line 1 character 1: Mismatched END found at ROOT.'],
      },
      { id: 'no data', template: 'x', json: '{', output: 'x' },
      { id: 'wrong message', template: '{.end}', output: '', messages: [] },
      { id: 'one error more', template: '{.end}{.end}', output: '', errors: ['MISMATCHED_END'] },
      { id: 'an error that is not stated', template: '{.or}', output: '' },
      { id: 'an error of running', template: '{@|apply none}', output: '' },
    ];
    const { passed, failures } = runCases(cases);
    expect(passed).toBe(6);
    expect(failures.map(({ id }) => id)).toEqual([
      'wrong',
      'wrong code',
      'no data',
      'wrong message',
      'one error more',
      'an error that is not stated',
    ]);
    expect(failures.slice(0, 2)).toEqual([
      { id: 'wrong', template: '{a}', expected: ['2'], got: ['1'] },
      { id: 'wrong code', template: '{.end}', expected: ['', 'EOF_IN_BLOCK'], got: ['', 'MISMATCHED_END'] },
    ]);
  });
});

describe('npm run template', () => {
  it('cases prints the counts and nothing else', () => {
    const file = write('cases.json', '[{"id":"a","template":"{x}","json":"{\\"x\\":1}","output":"1"}]');
    expect(run('cases', file)).toMatchObject({
      status: 0,
      stdout: '{"passed":1,"failed":0,"failures":[]}\n',
    });
  });
  it('cases prints the template, what was expected and what came of each failure', () => {
    const file = write(
      'failing.json',
      '[{"id":"a","template":"{x}\\n{.end}","json":"{\\"x\\":1}","output":"2"}]',
    );
    const { status, stdout, stderr } = run('cases', file);
    expect([status, stdout]).toEqual([1, '{"passed":0,"failed":1,"failures":["a"]}\n']);
    expect(stderr).toContain(
      `a\n  template:\n    {x}\n    {.end}\n  expected:\n    2\n  got:\n    1\n    SyntaxError MISMATCHED_END at line 2`,
    );
  });
  it('check prints a line an error and ends with 1', () => {
    mkdirSync(join(folder, 'theme'));
    write('theme/template.conf', '{}');
    write('theme/site.region', '{.end}');
    expect(run('check', join(folder, 'theme'))).toMatchObject({
      status: 1,
      stdout: 'site.region:1:1 MISMATCHED_END Mismatched END found at ROOT.\n',
    });
  });
  it('render prints the output alone', () => {
    expect(run('render', write('b.html', '{a}!'), '--context', write('b.json', '{"a":"b"}'))).toMatchObject({
      status: 0,
      stdout: 'b!',
    });
  });
  it('says how it is used', () => expect(run('else').status).toBe(2));
});
