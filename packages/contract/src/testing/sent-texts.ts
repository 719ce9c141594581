import { z } from 'zod';
import type { TextKind } from '@jarchi/domain/drafts/fields/shapes.ts';
import type { CallSchemas } from '../schema.ts';
import { schemas } from '../schemas.ts';
import { TEXT_CLEANERS } from '../shapes/texts.ts';

/** A text somewhere in what a call is sent, and how it is cleaned; undefined: it is not said how. */
export interface SentText {
  readonly path: string;
  readonly kind: TextKind | undefined;
  readonly schema: z.ZodString;
}

/** Every text in the parameters, queries and bodies of all calls; formats such as days and UUIDs are none. */
export function listSentTexts(): SentText[] {
  return Object.entries(schemas).flatMap(([slice, table]) =>
    Object.entries<CallSchemas>(table).flatMap(([name, { params, query, body }]) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) => (schema ? listIn(schema, `${slice}.${name} ${part}`) : [])),
    ),
  );
}

/** The texts of one schema. */
export function listIn(schema: z.core.$ZodType, path: string): SentText[] {
  if (schema instanceof z.ZodString) return [{ path, kind: findKind(schema), schema }];
  return listParts(schema).flatMap(([key, part]) => listIn(part, key === '' ? path : `${path}.${key}`));
}

/** The properties in which a schema holds another one that reads what was sent. A transform's own part follows what is cleaned. */
const INNER = [
  ['innerType', ''],
  ['element', '*'],
  ['in', ''],
  ['out', ''],
  ['keyType', '(key)'],
  ['valueType', '*'],
] as const;

function listParts(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const def = schema._zod.def as unknown as Readonly<Record<string, unknown>>;
  const inner = INNER.flatMap(([property, key]): [string, z.core.$ZodType][] =>
    def[property] instanceof z.core.$ZodType ? [[key, def[property]]] : [],
  );
  const shape = schema instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(schema.shape) : [];
  const options = Array.isArray(def['options'])
    ? (def['options'] as z.core.$ZodType[]).map((one): [string, z.core.$ZodType] => ['', one])
    : [];
  return [...inner, ...shape, ...options];
}

const KINDS = Object.entries(TEXT_CLEANERS) as [TextKind, (text: string) => string][];

/** How a text is marked is asked of the cleaner that its schema runs. */
function findKind({ def }: z.ZodString): TextKind | undefined {
  const cleaners = (def.checks ?? []).flatMap((check) => {
    const { tx } = check._zod.def as { readonly tx?: unknown };
    return KINDS.filter(([, clean]) => clean === tx);
  });
  return cleaners.length === 1 ? cleaners[0]![0] : undefined;
}
