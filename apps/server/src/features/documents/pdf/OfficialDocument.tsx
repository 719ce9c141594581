import { View } from '@react-pdf/renderer';
import { Paper } from '#infra/pdf/parts/Frame.tsx';
import { COLORS, SIZES } from '#infra/pdf/parts/tokens.ts';
import { PdfTable } from '#infra/pdf/parts/Table.tsx';
import { Words } from '#infra/pdf/parts/Words.tsx';
import { printable } from '#infra/pdf/pdf-text.ts';
import { findStamp, getOfficialTable, listHeadFacts, listPartyFacts } from './document-parts.ts';
import { documentPdfFa as fa } from './document-pdf.fa.ts';
import type { DocumentPdf } from './document-pdf.ts';
import { DocumentHead, PartyBlock } from './DocumentParts.tsx';

/** A box to tick, and its word. */
function Choice({ word, isTicked }: { readonly word: string; readonly isTicked: boolean }) {
  return (
    <View style={{ flexDirection: 'row-reverse', alignItems: 'center', gap: 4 }}>
      <Words size={SIZES.small}>{word}</Words>
      <View style={{ width: 9, height: 9, borderWidth: 0.75, borderColor: COLORS.text, padding: 1.5 }}>
        {isTicked && <View style={{ flexGrow: 1, backgroundColor: COLORS.text }} />}
      </View>
    </View>
  );
}

function SignBox({ title }: { readonly title: string }) {
  return (
    <View style={{ flex: 1, height: 48, borderWidth: 0.75, borderColor: COLORS.line, borderRadius: 6, padding: 6 }}>
      <Words size={SIZES.small} color={COLORS.quiet}>
        {title}
      </Words>
    </View>
  );
}

/** The legal form: landscape A4, in rial, with the prescribed columns and boxes for signatures. All was paid in advance, so it is a cash sale. */
export function OfficialDocument({ pdf: { document, company, made_at } }: { readonly pdf: DocumentPdf }) {
  const { seller, buyer, note, total_words } = document;
  const title = fa.titles.official_invoice;
  const { campaign: _campaign, ...head } = document;
  return (
    <Paper title={title} company={printable(company)} isAcross>
      <DocumentHead title={title} facts={listHeadFacts({ ...head, campaign: null }, made_at)} stamp={findStamp(document)} />
      <PartyBlock title={fa.seller} facts={listPartyFacts(seller)} columns={4} />
      <PartyBlock title={fa.buyer} facts={listPartyFacts(buyer)} columns={4} />
      <PdfTable {...getOfficialTable(document)} size={OFFICIAL_SIZE} />
      <View wrap={false} style={{ marginTop: 8 }}>
        <View style={{ flexDirection: 'row-reverse', gap: 6 }}>
          <Words color={COLORS.quiet}>{fa.inWords}</Words>
          <View style={{ flex: 1 }}>
            <Words isBold>{total_words}</Words>
          </View>
        </View>
        <View style={{ flexDirection: 'row-reverse', gap: 14, marginTop: 4, alignItems: 'center' }}>
          <Words size={SIZES.small} isBold>
            {fa.terms}
          </Words>
          <Choice word={fa.cash} isTicked />
          <Choice word={fa.credit} isTicked={false} />
        </View>
        <View style={{ flexDirection: 'row-reverse', gap: 6, marginTop: 4 }}>
          <Words size={SIZES.small} color={COLORS.quiet}>
            {fa.note}
          </Words>
          <View style={{ flex: 1 }}>
            <Words size={SIZES.small}>{note === '' ? fa.rial : `${printable(note)} ${fa.rial}`}</Words>
          </View>
        </View>
        <View style={{ flexDirection: 'row-reverse', gap: 8, marginTop: 8 }}>
          <SignBox title={fa.sellerSign} />
          <SignBox title={fa.buyerSign} />
        </View>
      </View>
    </Paper>
  );
}

/** The table has eleven columns. */
const OFFICIAL_SIZE = 7;
