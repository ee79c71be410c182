import { type ComponentType, createContext } from 'react';

interface FilePickerProps {
  readonly onClose: () => void;
  readonly onChoose: (file: { readonly id: string }) => void;
}

/** Component that lets somebody choose one of the files of the site; null where none can be chosen. */
export const FilePickerContext = createContext<ComponentType<FilePickerProps> | null>(null);

/** Id of the site whose links are edited; the shell of a site gives it. */
export const LinkedSiteContext = createContext('');
