import { codePaths, codeType } from '../../blocks/code/code.ts';
import type { Edit } from '../../documents/edit.ts';
import type { PageEditArgs } from './page-edit.ts';

/**
 * True for an edit that puts an owner's code on a page or changes it: it needs the right to write custom code
 * (decisions §rights). Taking a block out or moving it needs none.
 */
export function writesCode({ name, args }: Edit): boolean {
  switch (name) {
    case 'block.insert':
    case 'section.insert':
      return (args as unknown as PageEditArgs['block.insert']).blocks.some(({ type }) => type === codeType);
    case 'block.transform':
      return args['type'] === codeType;
    case 'block.setValue':
      return codePaths.includes(String(args['path']));
    default:
      return false;
  }
}
