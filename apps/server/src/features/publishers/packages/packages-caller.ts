import type { PlanViewer } from '#features/publishers/publishers.filters.ts';

export interface PackagesCaller {
  readonly account_id: number;
  readonly viewer: PlanViewer;
  /** Fires when no one waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}
