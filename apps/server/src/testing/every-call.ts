import type { Call } from '@jarchi/contract/call.ts';
import { calls, type Slice } from '@jarchi/contract/calls.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { schemas } from '@jarchi/contract/schemas.ts';

export interface NamedCall {
  /** Slice and call: `campaigns.getCampaign`. */
  readonly name: string;
  readonly slice: Slice;
  readonly key: string;
  readonly call: Call;
  readonly shapes: CallSchemas;
}

/** Every call of the contract with its shapes. */
export const everyCall: readonly NamedCall[] = Object.entries(calls).flatMap(([slice, table]) =>
  Object.entries<Call>(table).map(([key, call]) => ({
    name: `${slice}.${key}`,
    slice: slice as Slice,
    key,
    call,
    shapes: (schemas[slice as Slice] as Readonly<Record<string, CallSchemas>>)[key] ?? {},
  })),
);
