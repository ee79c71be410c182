import { enhancePreview } from '@veranda/islands/preview/enhance-preview';

// The only script in a preview: its policy lets no other one in.
const studio = document.querySelector<HTMLScriptElement>('script[data-studio]')?.dataset['studio'] ?? '';
if (studio !== '' && parent !== window) enhancePreview(studio);
