import { useCanSee } from '#data/account/viewer.ts';
import { downloadMeasurements } from '#data/reports/measurements.ts';
import { TableExport } from '#features/export/TableExport.tsx';
import { ProvenanceSheet, type ProvenanceSheetProps } from '#features/reports/provenance/ProvenanceSheet.tsx';
import { provenanceFa as fa } from '#features/reports/provenance/provenance.fa.ts';

/** The sheet of an open figure, with the file of its measurements. */
export function ReportProvenance(props: Omit<ProvenanceSheetProps, 'renderExport'>) {
  const canExport = useCanSee('table_export');
  return (
    <ProvenanceSheet
      {...props}
      renderExport={(query) => (
        <TableExport
          download={() => downloadMeasurements(props.campaign.id, query)}
          isAllowed={canExport}
          label={fa.export}
          isWideOnPhones
        />
      )}
    />
  );
}
