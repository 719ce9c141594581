/** Why a page could not be read. */
export type PageProblem = 'timeout' | 'refused' | 'redirects' | 'status' | 'too_large' | 'not_found';

export interface OutsideResource {
  /** Where redirects led. */
  readonly url: URL;
  /** As the header says, in small letters; empty without one. */
  readonly contentType: string;
  /** Unpacked, as much as was asked for. */
  readonly body: Buffer;
  /** Whether there was more. */
  readonly isCut: boolean;
}

export type OutsideAnswer =
  | { readonly ok: true; readonly value: OutsideResource }
  /** `not_allowed`: no public host; nothing was asked of it. */
  | { readonly ok: false; readonly error: PageProblem | 'not_allowed' };

export interface OutsideRequest {
  readonly url: URL;
  /** Of the body, unpacked. */
  readonly limitBytes: number;
  readonly signal: AbortSignal;
  /** Asked about each piece as it comes, with some bytes of the one before; yes ends the reading. */
  isEnough?(recent: Buffer): boolean;
}

/**
 * The only way to addresses that users name. Whoever stands in for it, such as a proxy, keeps what it promises: public hosts alone,
 * also behind redirects and whatever names resolve to, and no byte or second more than was asked for.
 */
export interface OutsideReader {
  read(request: OutsideRequest): Promise<OutsideAnswer>;
}
