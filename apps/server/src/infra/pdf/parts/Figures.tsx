import { View } from '@react-pdf/renderer';
import { COLORS, SIZES } from './tokens.ts';
import { Words } from './Words.tsx';

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

/** Figures side by side, the first one at the right. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <View wrap={false} style={{ flexDirection: 'row-reverse', borderWidth: 0.75, borderColor: COLORS.line, borderRadius: 8 }}>
      {figures.map(({ name, value, note }, index) => (
        <View
          key={name}
          style={{ flex: 1, padding: 10, borderRightWidth: index === 0 ? 0 : 0.75, borderRightColor: COLORS.line, minHeight: 62 }}
        >
          <Words size={SIZES.small} color={COLORS.quiet}>
            {name}
          </Words>
          <Words size={SIZES.head} isBold>
            {value}
          </Words>
          {note !== '' && (
            <Words size={SIZES.small} color={COLORS.faint}>
              {note}
            </Words>
          )}
        </View>
      ))}
    </View>
  );
}
