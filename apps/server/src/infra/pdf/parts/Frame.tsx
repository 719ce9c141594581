import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { printNumber } from '../pdf-text.ts';
import { pdfFa } from '../pdf.fa.ts';
import { COLORS, RTL, SIZES } from './tokens.ts';
import { Words } from './Words.tsx';

export interface PaperProps {
  /** In the file's properties and at the foot of each page. */
  readonly title: string;
  /** Who issued it. */
  readonly company: string;
  readonly cover?: ReactNode;
  /** The page lies on its longer side. */
  readonly isAcross?: boolean;
  readonly children: ReactNode;
}

/** Of A4, in points. */
const PAGE_WIDTH = 595;
const PAGE_LENGTH = 842;
const FOOT_LETTERS = 80;
/** Room for the number of the page. */
const NUMBER_WIDTH = 100;

const page = { fontFamily: RTL.fontFamily, backgroundColor: COLORS.paper, paddingHorizontal: SIZES.gutter } as const;
const foot = {
  position: 'absolute',
  bottom: 18,
  left: SIZES.gutter,
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  gap: 20,
  borderTopWidth: 0.5,
  borderTopColor: COLORS.line,
  paddingTop: 6,
} as const;
const number = { ...RTL, fontSize: SIZES.small, color: COLORS.faint, textAlign: 'left' } as const;

/** The longest text for one line of the foot. We shorten it ourselves: the renderer misplaces a text that it cuts. */
const cutTitle = (title: string): string => (title.length > FOOT_LETTERS ? `${title.slice(0, FOOT_LETTERS)}…` : title);

/** A document of A4 pages: an optional cover, then what flows over as many pages as it needs, each with its number. */
export function Paper({ title, company, cover, isAcross = false, children }: PaperProps) {
  const width = (isAcross ? PAGE_LENGTH : PAGE_WIDTH) - 2 * SIZES.gutter;
  return (
    <Document title={title} author={company} language="fa">
      {cover !== undefined && (
        <Page size="A4" style={page}>
          {cover}
        </Page>
      )}
      <Page
        size="A4"
        orientation={isAcross ? 'landscape' : 'portrait'}
        style={{ ...page, paddingTop: SIZES.gutter, paddingBottom: SIZES.gutter + SIZES.foot }}
      >
        {children}
        <View fixed style={{ ...foot, width }}>
          <View style={{ width: width - NUMBER_WIDTH }}>
            <Words size={SIZES.small} color={COLORS.faint}>
              {cutTitle(title)}
            </Words>
          </View>
          <Text
            style={number}
            render={({ pageNumber, totalPages }) => pdfFa.page(printNumber(pageNumber), printNumber(totalPages ?? pageNumber))}
          />
        </View>
      </Page>
    </Document>
  );
}
