/** Palettes that are offered, by the key of their name: each has the five colours of `Palette`. */
export const palettes = [
  { key: 'wheat', light: '#f7f0e4', dark: '#2e2018', accent: '#8a3a12', glow: '#f4b083', sheet: '#fdfaf3' },
  { key: 'clay', light: '#f6efe9', dark: '#2d1c16', accent: '#8f3d24', glow: '#eda283', sheet: '#fdfaf7' },
  { key: 'citrus', light: '#fbf7e6', dark: '#26220f', accent: '#775800', glow: '#f4d35e', sheet: '#fffdf5' },
  { key: 'grove', light: '#f4f6f2', dark: '#15231c', accent: '#1d5a3f', glow: '#a6d2b2', sheet: '#fcfdfb' },
  { key: 'lagoon', light: '#eff6f5', dark: '#0f2626', accent: '#0b6460', glow: '#7fd3cb', sheet: '#fbfefd' },
  { key: 'harbor', light: '#f3f6f9', dark: '#13212e', accent: '#1f5b8a', glow: '#8fc3ea', sheet: '#fcfdfe' },
  { key: 'dusk', light: '#f1f0f7', dark: '#1a1830', accent: '#4b3f9e', glow: '#b9b0f2', sheet: '#fcfbff' },
  { key: 'plum', light: '#f8f3f6', dark: '#2a1826', accent: '#7d2f63', glow: '#e2a3cc', sheet: '#fefcfd' },
  { key: 'rose', light: '#faf1f0', dark: '#2c1619', accent: '#a32c48', glow: '#f3a0ae', sheet: '#fffafa' },
  {
    key: 'graphite',
    light: '#f5f5f4',
    dark: '#161616',
    accent: '#3d3d3d',
    glow: '#d5d5d5',
    sheet: '#ffffff',
  },
] as const;
