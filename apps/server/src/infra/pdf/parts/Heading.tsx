import { View } from '@react-pdf/renderer';
import { COLORS, SIZES } from './tokens.ts';
import { Words } from './Words.tsx';

/** The head of a part, with a line of explanation. It never stands alone at the end of a page. */
export function Heading({ title, note }: { readonly title: string; readonly note?: string }) {
  return (
    <View minPresenceAhead={80} style={{ marginTop: 18, marginBottom: 8 }}>
      <Words size={SIZES.head} isBold>
        {title}
      </Words>
      {note !== undefined && note !== '' && <Words color={COLORS.quiet}>{note}</Words>}
    </View>
  );
}
