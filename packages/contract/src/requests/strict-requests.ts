import { z } from 'zod';
import type { CallSchemas } from '../schema.ts';

type Shapes = Readonly<Record<string, Readonly<Record<string, CallSchemas>>>>;

/** Makes every object in a query or body refuse undescribed keys. A record stays open, because callers choose its keys. */
export function strictRequests<T extends Shapes>(slices: T): T {
  const strict = Object.entries(slices).map(([slice, table]) => [
    slice,
    Object.fromEntries(Object.entries(table).map(([name, shapes]) => [name, strictParts(shapes)])),
  ]);
  // The same names with the same shapes: strictness is not part of their types.
  return Object.fromEntries(strict) as T;
}

function strictParts(shapes: CallSchemas): CallSchemas {
  const { query, body } = shapes;
  return { ...shapes, ...(query ? { query: strictly(query) } : {}), ...(body ? { body: strictly(body) } : {}) };
}

/** The properties in which a schema holds another one. */
const INNER = ['element', 'innerType', 'in', 'out', 'valueType'] as const;

function strictly(schema: z.ZodType): z.ZodType {
  const def: z.core.$ZodTypeDef & Readonly<Record<string, unknown>> = { ...schema.def };
  const inner = INNER.filter((key) => def[key] instanceof z.ZodType).map((key) => [key, strictly(def[key] as z.ZodType)]);
  const options = Array.isArray(def.options) ? { options: (def.options as readonly z.ZodType[]).map(strictly) } : {};
  return z.clone(schema, { ...def, ...options, ...Object.fromEntries(inner), ...strictShape(schema) }, { parent: true });
}

function strictShape(schema: z.ZodType) {
  if (!(schema instanceof z.ZodObject)) return {};
  const shape = Object.entries<z.ZodType>(schema.shape).map(([key, part]) => [key, strictly(part)]);
  return { shape: Object.fromEntries(shape), catchall: schema.def.catchall ?? z.never() };
}
