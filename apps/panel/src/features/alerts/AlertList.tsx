import type { Alert } from '#data/alerts/alerts.ts';
import { AlertRow } from './AlertRow.tsx';
import { alertsFa as fa } from './alerts.fa.ts';

/** Every kind of alert. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <>
      <ul aria-label={fa.list} className="border-t border-line">
        {alerts.map((alert) => (
          <AlertRow key={alert.kind} alert={alert} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-text-3">{fa.waitNote}</p>
    </>
  );
}
