/** Why a page could not be read. */
export type PageProblem = 'timeout' | 'refused' | 'redirects' | 'status' | 'too_large' | 'not_found';

export interface OutsideResource {
  /** The address after redirects. */
  readonly url: URL;
  /** As in the header, in lower case; empty without one. */
  readonly contentType: string;
  /** Unpacked, up to the limit. */
  readonly body: Buffer;
  /** Whether there was more. */
  readonly isCut: boolean;
}

export type OutsideAnswer =
  | { readonly ok: true; readonly value: OutsideResource }
  /** `not_allowed`: not a public host; no request was sent to it. */
  | { readonly ok: false; readonly error: PageProblem | 'not_allowed' };

export interface OutsideRequest {
  readonly url: URL;
  /** Limit of the body, unpacked. */
  readonly limitBytes: number;
  readonly signal: AbortSignal;
  /** Called for each piece as it comes, with some bytes of the one before; true ends the reading. */
  isEnough?(recent: Buffer): boolean;
}

/**
 * The only way to addresses that users name. Every implementation, such as a proxy, keeps these promises: only public hosts, also after
 * redirects and whatever names resolve to, and no more bytes or seconds than requested.
 */
export interface OutsideReader {
  read(request: OutsideRequest): Promise<OutsideAnswer>;
}
