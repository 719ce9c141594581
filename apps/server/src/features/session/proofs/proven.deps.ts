import type { ProofsDeps } from './proofs.deps.ts';
import type { Changes } from './proofs.changes.ts';
import type { Proofs } from './proofs.service.ts';

/** With what follows a change, and what proves that a person may make it. */
export interface ProvenDeps extends ProofsDeps {
  readonly proofs: Proofs;
  readonly changes: Changes;
}
