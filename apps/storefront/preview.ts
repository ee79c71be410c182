import { attachPreview } from '@veranda/islands/preview/attach-preview';

// The only script in a preview: its policy lets no other one in.
const studio = document.querySelector<HTMLScriptElement>('script[data-studio]')?.dataset['studio'] ?? '';
if (studio !== '' && parent !== window) attachPreview(studio);
