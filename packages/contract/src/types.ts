import type { z } from 'zod';
import type { Calls, Slice } from './calls.ts';
import type { ErrorCode, RefusalOf } from './refusals.ts';
import type { Schemas } from './schemas.ts';

export type CallName<S extends Slice> = keyof Calls[S] & keyof Schemas[S];
type Part<S, K extends string> = K extends keyof S ? S[K] : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;
type Read<T> = T extends z.ZodType ? z.output<T> : undefined;
type IsOptional<T> = object extends T ? true : false;
type Argument<K extends string, T> = [T] extends [undefined]
  ? object
  : IsOptional<T> extends true
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** What a caller passes: params, query and body before parsing. */
export type CallInput<S extends Slice, N extends CallName<S>> = Argument<'params', Sent<Part<Schemas[S][N], 'params'>>> &
  Argument<'query', Sent<Part<Schemas[S][N], 'query'>>> &
  Argument<'body', Sent<Part<Schemas[S][N], 'body'>>>;

/** What a handler receives: the same parts after parsing. */
export interface ParsedInput<S extends Slice, N extends CallName<S>> {
  readonly params: Read<Part<Schemas[S][N], 'params'>>;
  readonly query: Read<Part<Schemas[S][N], 'query'>>;
  readonly body: Read<Part<Schemas[S][N], 'body'>>;
}

/** The JSON a call answers with. */
export type CallAnswer<S extends Slice, N extends CallName<S>> = Read<Part<Schemas[S][N], 'response'>>;

/** The refusals that a call may answer, in addition to the common ones. */
export type CallRefusal<S extends Slice, N extends CallName<S>> =
  | (Calls[S][N] extends { readonly errors: readonly (infer C)[] } ? RefusalOf<Extract<C, ErrorCode>> : never)
  | (Calls[S][N] extends { readonly isIdempotent: true } ? RefusalOf<'idempotency_key_reused'> : never);
