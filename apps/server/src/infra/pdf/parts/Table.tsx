import { View } from '@react-pdf/renderer';
import { COLORS, SIZES } from './tokens.ts';
import { Handle, Words } from './Words.tsx';

export interface PdfColumn {
  readonly title: string;
  /** Its part of the width. */
  readonly weight: number;
  /** Figures stand at the left, one under the other. */
  readonly isNumeric?: boolean;
}

export interface PdfRow {
  readonly cells: readonly string[];
  /** Latin handle under the first cell. */
  readonly handle?: string;
}

export interface PdfTableProps {
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly PdfRow[];
  /** The last row. */
  readonly totals?: readonly string[];
  /** Of its letters, in points. */
  readonly size?: number;
}

const line = { flexDirection: 'row-reverse', paddingVertical: 5, paddingHorizontal: 8, gap: 8, alignItems: 'center' } as const;

interface LineProps {
  readonly columns: readonly PdfColumn[];
  readonly row: PdfRow;
  readonly size: number;
  readonly isBold?: boolean;
}

function Line({ columns, row, size, isBold = false }: LineProps) {
  return columns.map(({ title, weight, isNumeric = false }, index) =>
    index === 0 ? (
      <View key={title} style={{ flex: weight }}>
        <Words size={size} isBold maxLines={2}>
          {row.cells[0] ?? ''}
        </Words>
        {row.handle !== undefined && <Handle>{row.handle}</Handle>}
      </View>
    ) : (
      <Words key={title} weight={weight} size={size} isBold={isBold} align={isNumeric ? 'left' : 'right'}>
        {row.cells[index] ?? ''}
      </Words>
    ),
  );
}

/** A table from right to left. Its head is repeated on each page, and no row is broken in two. */
export function PdfTable({ columns, rows, totals, size = SIZES.body }: PdfTableProps) {
  return (
    <View>
      <View fixed style={{ ...line, backgroundColor: COLORS.sunken, borderBottomWidth: 0.75, borderBottomColor: COLORS.line }}>
        {columns.map(({ title, weight, isNumeric = false }) => (
          <Words key={title} weight={weight} size={Math.min(size, SIZES.small)} color={COLORS.quiet} align={isNumeric ? 'left' : 'right'}>
            {title}
          </Words>
        ))}
      </View>
      {rows.map((row, index) => (
        <View key={index} wrap={false} style={{ ...line, borderBottomWidth: 0.5, borderBottomColor: COLORS.line }}>
          <Line columns={columns} row={row} size={size} />
        </View>
      ))}
      {totals && (
        <View wrap={false} style={{ ...line, backgroundColor: COLORS.sunken }}>
          <Line columns={columns} row={{ cells: totals }} size={size} isBold />
        </View>
      )}
    </View>
  );
}
