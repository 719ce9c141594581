import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { profileFa } from '#features/profile/profile.fa.ts';
import { chooseTheme, readThemeChoice, subscribeToTheme, THEME_CHOICES } from '@jarchi/shell/frame/theme.ts';

const fa = profileFa.theme;
const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeSection() {
  const theme = useSyncExternalStore(subscribeToTheme, readThemeChoice);
  return (
    <RadioCards
      label={fa.label}
      hint={fa.lead}
      variant="list"
      value={theme}
      onChange={chooseTheme}
      options={THEME_CHOICES.map((value) => ({ value, label: fa.names[value], text: fa.texts[value], icon: icons[value] }))}
    />
  );
}
