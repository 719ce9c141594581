import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { formatDayMonth, formatTime, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { metricTitlesFa } from '@jarchi/domain/reports/measurements/measurements.fa.ts';
import { dayRangeText } from '@jarchi/ui/dates/day-range-text.ts';
import { Sheet } from '@jarchi/ui/overlays/Sheet.tsx';
import { Info } from 'lucide-react';
import { useCanSee } from '#data/account/viewer.ts';
import { TableExport } from '#features/export/public.ts';
import { HelpLink } from '#features/help/public.ts';
import { downloadMeasurements, type CellQuery } from '#data/reports/measurements.ts';
import { CostRuleBody } from './CostRuleBody.tsx';
import type { OpenFigure } from './figure-address.ts';
import { FigureBody } from './FigureBody.tsx';
import { provenanceFa as fa } from './provenance.fa.ts';

export interface ProvenanceSheetProps {
  campaign: { readonly id: number; readonly title: string };
  figure: OpenFigure;
  range: DayRange;
  isHourly: boolean;
  onClose: () => void;
}

/** The days, hour and placement of a figure. */
function getCell({ figure, range, isHourly }: Pick<ProvenanceSheetProps, 'figure' | 'range' | 'isHourly'>): CellQuery {
  const { placement_id, at } = figure;
  if (at === undefined) return { ...range, ...(placement_id !== undefined && { placement_id }) };
  const day = tehranDay(at);
  return { from: day, to: day, ...(isHourly && { hour: new Date(at).toISOString() }) };
}

function getTime({ figure: { at }, range, isHourly }: Pick<ProvenanceSheetProps, 'figure' | 'range' | 'isHourly'>): string {
  if (at === undefined) return dayRangeText(range);
  return isHourly ? fa.hour(formatDayMonth(at), formatTime(at)) : formatDayMonth(at);
}

/** The measurements that make a figure of a report, with their file, or the rule of its cost. */
export function ProvenanceSheet(props: ProvenanceSheetProps) {
  const { campaign, figure, onClose } = props;
  const canExport = useCanSee('table_export');
  const { metric } = figure;
  const cell = getCell(props);
  const title = metric === 'cost' ? fa.costTitle : fa.title(metricTitlesFa[metric]);
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      side="end"
      drawerWidth={500}
      title={
        <>
          {title}
          <span className="block truncate pt-0.5 text-sm font-normal text-text-3">{fa.about(getTime(props), campaign.title)}</span>
        </>
      }
      footer={
        metric !== 'cost' && (
          <div className="flex items-center justify-between gap-3 max-sm:flex-col max-sm:items-stretch">
            <p className="flex items-center gap-1.5 text-sm text-text-3 max-sm:hidden">
              <Info aria-hidden size={16} className="shrink-0" />
              {fa.kept}
            </p>
            <TableExport
              download={() => downloadMeasurements(campaign.id, { ...cell, metric })}
              isAllowed={canExport}
              label={fa.export}
              isWideOnPhones
            />
          </div>
        )
      }
    >
      <HelpLink article="where-figures-come-from">{fa.help}</HelpLink>
      {metric === 'cost' ? <CostRuleBody id={campaign.id} cell={cell} /> : <FigureBody id={campaign.id} query={{ ...cell, metric }} />}
    </Sheet>
  );
}
