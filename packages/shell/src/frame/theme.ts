import { browserStorage } from '@jarchi/client-state/storage/browser-storage.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The document's first script reads the same key. */
const KEY = 'jarchi-theme';
/** --canvas of each theme, for the browser's frame. */
const backgrounds = { light: '#f4f3f8', dark: '#0d0b12' };

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export function readThemeChoice(): ThemeChoice {
  const stored = browserStorage.getItem(KEY);
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

function applyTheme(): void {
  const choice = readThemeChoice();
  const theme = choice === 'system' ? (systemDark.matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.setAttribute('content', backgrounds[theme]);
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice): void {
  browserStorage.setItem(KEY, choice);
  applyTheme();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Updates the theme with the system and with other windows. */
export function installTheme(): void {
  systemDark.addEventListener('change', applyTheme);
  window.addEventListener('storage', (event) => event.key === KEY && applyTheme());
  applyTheme();
}
