import { Path, Circle, Svg, View } from '@react-pdf/renderer';
import { Chart } from '#infra/pdf/parts/Chart.tsx';
import { Figures } from '#infra/pdf/parts/Figures.tsx';
import { Paper } from '#infra/pdf/parts/Frame.tsx';
import { Heading } from '#infra/pdf/parts/Heading.tsx';
import { COLORS, SIZES } from '#infra/pdf/parts/tokens.ts';
import { PdfTable } from '#infra/pdf/parts/Table.tsx';
import { Words } from '#infra/pdf/parts/Words.tsx';
import { printable, printScaled } from '#infra/pdf/pdf-text.ts';
import { findChart, getTable, listFacts, listFigures } from './report-parts.ts';
import { reportPdfFa as fa } from './report-pdf.fa.ts';
import type { ReportPdf } from './report-pdf.ts';

function Mark() {
  const stroke = { stroke: COLORS.action, strokeWidth: 3.6, fill: 'none', strokeLinecap: 'round' } as const;
  return (
    <Svg width={30} height={30} viewBox="0 0 32 32">
      <Path {...stroke} d="M6.4 6H25.6" />
      <Path {...stroke} d="M25.6 6C14.4 7.4 6.8 12.4 6.8 19.4c0 5.9 5 9.4 11.2 9.4 3 0 5.6-.7 7.8-2" />
      <Circle cx={18.6} cy={18.7} r={2.9} fill={COLORS.action} />
    </Svg>
  );
}

function Cover({ report }: { readonly report: ReportPdf }) {
  return (
    <View style={{ flexGrow: 1, paddingVertical: 56 }}>
      <View style={{ flexDirection: 'row-reverse', alignItems: 'center', gap: 8 }}>
        <Mark />
        <Words size={SIZES.head} isBold>
          {printable(report.brand.name)}
        </Words>
      </View>
      <View style={{ marginTop: 150, borderRightWidth: 4, borderRightColor: COLORS.action, paddingRight: 18 }}>
        <Words size={SIZES.lead} color={COLORS.quiet}>
          {fa.kind}
        </Words>
        <Words size={SIZES.title} isBold maxLines={4}>
          {printable(report.title)}
        </Words>
      </View>
      <View style={{ marginTop: 40 }}>
        {listFacts(report).map(([label, value]) => (
          <View
            key={label}
            style={{ flexDirection: 'row-reverse', gap: 16, paddingVertical: 8, borderBottomWidth: 0.5, borderBottomColor: COLORS.line }}
          >
            <View style={{ width: 110 }}>
              <Words color={COLORS.faint}>{label}</Words>
            </View>
            <View style={{ flex: 1 }}>
              <Words isBold maxLines={2}>
                {value}
              </Words>
            </View>
          </View>
        ))}
      </View>
      <View style={{ flexGrow: 1 }} />
      <Words size={SIZES.small} color={COLORS.faint}>
        {printable(report.brand.company)}
      </Words>
    </View>
  );
}

/** A report on paper: cover, figures, chart, publishers. */
export function ReportDocument({ report }: { readonly report: ReportPdf }) {
  const { stats, brand } = report;
  const chart = findChart(stats);
  return (
    <Paper title={fa.title(printable(report.title))} company={printable(brand.company)} cover={<Cover report={report} />}>
      <Heading title={fa.figures} note={stats.pace.cost === null ? fa.hiddenNote : fa.costNote} />
      <Figures figures={listFigures(stats)} />
      {chart ? (
        <View wrap={false}>
          <Heading title={chart.title} />
          <Chart points={chart.points} formatValue={printScaled} />
        </View>
      ) : (
        <View style={{ marginTop: 18 }}>
          <Words color={COLORS.quiet}>{fa.noFigures}</Words>
        </View>
      )}
      <Heading title={fa.publishers} />
      <PdfTable {...getTable(stats)} />
    </Paper>
  );
}
