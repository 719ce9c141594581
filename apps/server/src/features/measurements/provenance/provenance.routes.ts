import type { HandlersOf } from '#infra/http/handler.ts';
import type { ProvenanceService } from './provenance.service.ts';

export function measurementsHandlers(service: ProvenanceService): HandlersOf<'measurements'> {
  return {
    listMeasurements: ({ caller, params, query }) => service.listMeasurements(caller.account_id, params.id, query),
    exportMeasurements: ({ caller, params, query }) => service.exportMeasurements(caller.account_id, params.id, query),
    getCostRule: ({ caller, params, query }) => service.getCostRule(caller.account_id, params.id, query),
    listMeasurementFindings: ({ caller, query }) => service.listFindings(caller, query),
  };
}
