import type { Call } from '../call.ts';
import { calls, type Slice } from '../calls.ts';
import type { CallSchemas } from '../schema.ts';
import { schemas } from '../schemas.ts';

export interface KnownCall {
  /** Slice and call: `campaigns.getCampaign`. */
  readonly name: string;
  readonly call: Call;
  readonly shapes: CallSchemas;
}

interface Addressed extends KnownCall {
  readonly address: RegExp;
  readonly parameters: number;
}

const all: readonly Addressed[] = Object.entries(calls)
  .flatMap(([slice, table]) =>
    Object.entries<Call>(table).map(([key, call]) => ({
      name: `${slice}.${key}`,
      call,
      shapes: (schemas[slice as Slice] as Readonly<Record<string, CallSchemas>>)[key] ?? {},
      address: new RegExp(`^/api/${call.host}${call.path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
      parameters: call.path.split('{').length,
    })),
  )
  // An address in full before one with a parameter in the same place.
  .toSorted((a, b) => a.parameters - b.parameters);

/** The call that a request of a browser is, by its method and path. */
export function findCall(method: string, pathname: string): KnownCall | undefined {
  return all.find(({ call, address }) => call.method === method && address.test(pathname));
}
