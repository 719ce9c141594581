import { Text } from '@react-pdf/renderer';
import { COLORS, RTL, SIZES } from './tokens.ts';

export interface WordsProps {
  readonly children: string;
  readonly size?: number;
  readonly color?: string;
  readonly isBold?: boolean;
  readonly align?: 'right' | 'left' | 'center';
  /** The text is cut after so many lines. */
  readonly maxLines?: number;
  /** Its part of the width of a row. */
  readonly weight?: number;
}

/** A Persian text; the only way in which documents print one. */
export function Words({ children, size = SIZES.body, color = COLORS.text, isBold = false, align = 'right', maxLines, weight }: WordsProps) {
  const style = { ...RTL, fontSize: size, color, lineHeight: 1.5, fontWeight: isBold ? 700 : 400, textAlign: align } as const;
  const cut = maxLines === undefined ? {} : ({ maxLines, textOverflow: 'ellipsis' } as const);
  // One box less than in a view of its own: in a long table this is half of the time.
  return <Text style={{ ...style, ...cut, ...(weight === undefined ? {} : { flex: weight }) }}>{children}</Text>;
}

/** A Latin name such as a handle: the mark keeps its sign in front. */
export function Handle({ children }: { readonly children: string }) {
  return (
    <Words size={SIZES.small} color={COLORS.faint} maxLines={1}>
      {`\u200e@${children}`}
    </Words>
  );
}
