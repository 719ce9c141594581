import { z } from 'zod';
import type { Field, LaterField, Shape } from '@jarchi/domain/drafts/fields/shapes.ts';
import { day } from '../schema.ts';
import { opaqueText, textOf } from '../shapes/texts.ts';

type SchemaOf<F> = F extends LaterField<infer T> ? z.ZodDefault<z.ZodType<T, T>> : F extends Field<infer T> ? z.ZodType<T, T> : never;

/** The schema of a domain shape: the contract's draft fields follow their declarations. */
export function schemaOfShape<T>(shape: Shape<T>): z.ZodType<T, T> {
  // The cast holds because the schema and the typed reader are built from the same data.
  return describe(shape) as z.ZodType<T, T>;
}

/** The schemas of fields by name; a later field is optional and gets its default. */
export function schemasOfFields<F extends Readonly<Record<string, Field<unknown>>>>(
  fields: F,
): { readonly [K in keyof F]: SchemaOf<F[K]> } {
  const schemas = Object.entries(fields).map(([name, field]) => {
    const schema = schemaOfShape(field.is);
    return [name, 'isLater' in field ? schema.default(field.initial) : schema];
  });
  // The same names, each with the schema of its field.
  return Object.fromEntries(schemas) as { readonly [K in keyof F]: SchemaOf<F[K]> };
}

function describe(shape: Shape<unknown>): z.ZodType {
  switch (shape.kind) {
    case 'text':
      return textOf(shape.as).max(shape.max);
    case 'flag':
      return z.boolean();
    case 'decimal':
      return z.number();
    case 'whole':
      return wholeIn(shape.min, shape.max);
    case 'day':
      return day;
    case 'choice':
      return z.enum(shape.options);
    case 'nullable':
      return describe(shape.of).nullable();
    case 'record':
      return z.strictObject({ ...describeAll(shape.parts), ...z.object(describeAll(shape.optional)).partial().shape });
    case 'list':
      return asSent(z.array(describe(shape.of)).max(shape.max));
    case 'flags':
      return getFlags(shape.max, shape.keyMax);
  }
}

function describeAll(parts: Readonly<Record<string, Shape<unknown>>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, describe(part)]));
}

function wholeIn(min: number | undefined, max: number | undefined): z.ZodType {
  const whole = z.number().int();
  const above = min === undefined ? whole : whole.min(min);
  return max === undefined ? above : above.max(max);
}

function getFlags(maximum: number, keyMax: number): z.ZodType {
  const record = z.record(opaqueText().max(keyMax), z.boolean());
  return asSent(record.refine((flags) => Object.keys(flags).length <= maximum, { params: { code: 'too_many', maximum } }));
}

/** Keeps arrays and records unchanged (`readonly`), without `readOnly` in OpenAPI, where it would mean that clients never send them. */
function asSent(schema: z.ZodType): z.ZodType {
  return schema.readonly().meta({ readOnly: false });
}
