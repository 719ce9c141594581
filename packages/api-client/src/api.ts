import type { Calls, Slice } from '@jarchi/contract/calls.ts';
import type { CallAnswer, CallInput, CallName } from '@jarchi/contract/types.ts';
import type { SendOptions } from './transport.ts';

/** The bytes of a file answer and the name that the server gave it; empty without one. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly filename: string;
}

type CallOf<S extends Slice, N extends CallName<S>> = Calls[S][N];
type InputOf<S extends Slice, N extends CallName<S>> = CallInput<S, N> &
  (CallOf<S, N> extends { readonly isUpload: true } ? { readonly file: Blob } : object);
type OptionsOf<C> = Pick<SendOptions, 'signal' | 'keepalive'> &
  (C extends { readonly isUpload: true } ? Pick<SendOptions, 'onProgress'> : object) &
  (C extends { readonly isIdempotent: true } ? { readonly idempotencyKey: string } : object);

type Arguments<Input, Options> = object extends Options
  ? object extends Input
    ? [input?: Input, options?: Options]
    : [input: Input, options?: Options]
  : [input: Input, options: Options];

export type ApiAnswer<S extends Slice, N extends CallName<S>> =
  CallOf<S, N> extends { readonly answers: 'file' }
    ? DownloadedFile
    : CallOf<S, N> extends { readonly answers: 'stream' }
      ? Response
      : CallAnswer<S, N>;

export type ApiCall<S extends Slice, N extends CallName<S>> = (
  ...args: Arguments<InputOf<S, N>, OptionsOf<CallOf<S, N>>>
) => Promise<ApiAnswer<S, N>>;

/** Calls that answer with a redirect are left out: a browser goes there, and no code reads the answer. */
export type Api = {
  readonly [S in Slice]: {
    readonly [N in CallName<S> as CallOf<S, N> extends { readonly answers: 'redirect' } ? never : N]: ApiCall<S, N>;
  };
};
