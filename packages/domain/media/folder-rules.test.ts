import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { maxFolders } from './file-list.ts';
import { ancestorsOf, folderProblem } from './folder-rules.ts';

const folder = (id: string, parentId: string | null = null, name = id) => ({ id, parentId, name });
const existing = [
  folder('photos'),
  folder('summer', 'photos'),
  folder('beach', 'summer'),
  folder('menus'),
  folder('waves', 'beach'),
];
const code = (wanted: ReturnType<typeof folder>, among = existing) => {
  const problem = folderProblem(among, wanted);
  return isRefusal(problem) ? problem.code : null;
};

describe('a folder of files', () => {
  it.each([
    ['a new one at the top', folder('new'), null],
    ['a new one in another', folder('new', 'waves'), null],
    ['a name that another has elsewhere', folder('new', 'menus', 'beach'), null],
    ['its own name in other letters', folder('menus', null, 'MENUS'), null],
    ['a name that another beside it has', folder('new', 'photos', 'Summer'), 'folder-name-taken'],
    ['no name', folder('new', null, ''), 'folder-name-missing'],
    ['a folder that is not there', folder('new', 'gone'), 'folder-not-found'],
    ['itself', folder('photos', 'photos'), 'folder-in-itself'],
    ['one that lies in it', folder('photos', 'waves'), 'folder-in-itself'],
    ['a sixth level', folder('new', 'deep'), 'folder-too-deep'],
    ['a place where what it holds is too deep', folder('photos', 'menus-inner'), 'folder-too-deep'],
  ])('may be placed: %s', (_, wanted, refused) =>
    expect(code(wanted, [...existing, folder('deep', 'waves'), folder('menus-inner', 'menus')])).toBe(
      refused,
    ),
  );

  it('is one of a limited number', () => {
    const many = Array.from({ length: maxFolders }, (_, n) => folder(`f${n}`));
    expect(code(folder('new'), many)).toBe('too-many-folders');
    expect(code(folder('f3', null, 'renamed'), many)).toBeNull();
  });

  it('is found by its path', () => {
    expect(ancestorsOf(existing, 'beach')?.map(({ id }) => id)).toEqual(['photos', 'summer', 'beach']);
    expect(ancestorsOf(existing, null)).toEqual([]);
    expect(ancestorsOf(existing, 'gone')).toBeNull();
  });
});
