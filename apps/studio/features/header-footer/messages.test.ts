import {
  headerFooterFields,
  headerFooterGroups,
  headerFooterKeys,
} from '@veranda/domain/header-footer/header-footer-document';
import { en } from '@veranda/messages/studio/header-footer/en.data';
import { describe, expect, it } from 'vitest';

describe('the messages of header and footer', () => {
  it('name every group, field and option, and none that is not there', () => {
    const keys = headerFooterKeys.flatMap((part) => [
      ...headerFooterGroups[part].map(({ key }) => `${part}:${key}`),
      ...headerFooterFields[part].flatMap((field) => [
        `${part}.${field.path}`,
        ...('options' in field ? field.options.map((option) => `${part}.${field.path}=${option}`) : []),
      ]),
    ]);
    expect(
      Object.keys(en)
        .filter((key) => /[.:]/.test(key))
        .toSorted(),
    ).toEqual(keys.toSorted());
  });
});
