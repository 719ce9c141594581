import type { Access } from '@jarchi/contract/call.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { Calls, Slice } from '@jarchi/contract/calls.ts';
import type { CommonErrorCode, RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallName, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { Result } from '@jarchi/domain/result.ts';
import type { RowsAnswer } from './answers/rows-answer.ts';
import type { CallerOf, LinkCaller, RedirectAnswer, RequestFacts, StreamAnswer } from './caller.ts';

type AnswerOf<S extends Slice, N extends CallName<S>> = Calls[S][N] extends { readonly answers: 'file' }
  ? FileAnswer
  : Calls[S][N] extends { readonly answers: 'redirect' }
    ? RedirectAnswer
    : Calls[S][N] extends { readonly answers: 'stream' }
      ? StreamAnswer
      : CallAnswer<S, N> | RowsOf<CallAnswer<S, N>>;

/** A page may also be answered as a stream of its rows. */
type RowsOf<A> = A extends { readonly count: number; readonly results: readonly (infer R)[] } ? RowsAnswer<R> : never;

type AccessOf<S extends Slice, N extends CallName<S>> = Calls[S][N] extends { readonly access: infer A extends Access } ? A : never;

/** A link opens a call of an account beside its members, and is the only way into a call that is a doorway. */
type CallerFor<S extends Slice, N extends CallName<S>> = Calls[S][N] extends { readonly opens: string }
  ? LinkCaller | Exclude<CallerOf<AccessOf<S, N>>, null>
  : CallerOf<AccessOf<S, N>>;

/** The input of a handler: parsed params, query and body, the caller, and the facts of the request. */
export interface HandlerInput<S extends Slice, N extends CallName<S>> extends ParsedInput<S, N> {
  readonly caller: CallerFor<S, N>;
  readonly request: RequestFacts;
}

export type HandlerResult<S extends Slice, N extends CallName<S>> = Result<AnswerOf<S, N>, CallRefusal<S, N> | RefusalOf<CommonErrorCode>>;

/** One handler for each call of a slice, typed by the contract. */
export type HandlersOf<S extends Slice> = {
  readonly [N in CallName<S>]: (input: HandlerInput<S, N>) => Promise<HandlerResult<S, N>>;
};

export type AllHandlers = { readonly [S in Slice]: HandlersOf<S> };
