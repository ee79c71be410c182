import type { ComponentProps } from 'react';
import { AssetPicker } from './AssetPicker.tsx';

/** Every kind of file to choose from, for a link. */
export function FilePicker(props: Omit<ComponentProps<typeof AssetPicker>, 'hasAllKinds' | 'chosen'>) {
  return <AssetPicker {...props} hasAllKinds />;
}
