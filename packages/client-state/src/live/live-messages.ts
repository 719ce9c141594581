/** A sign of the stream. An `id` is the position up to which its reader then has everything. */
export interface LiveSign {
  readonly name: string;
  readonly data: string;
  readonly id: string | undefined;
}

export interface SeenSign extends LiveSign {
  /** By this machine's clock, which all tabs share. */
  readonly seenAt: number;
}

/** What the tabs of a browser tell each other; the leader is the one that reads the stream. */
export type TabMessage =
  | { readonly say: 'sign'; readonly sign: SeenSign }
  /** The state of the stream, told at each beat too. */
  | { readonly say: 'state'; readonly isOn: boolean; readonly id: string | undefined }
  /** From a tab that has just begun. */
  | { readonly say: 'who' }
  | { readonly say: 'recent'; readonly signs: readonly SeenSign[] };

/** Whether position `a` comes after `b`; anything comes after none. */
export function isLater(a: string, b: string | undefined): boolean {
  if (b === undefined) return true;
  const [[xid, id], [otherXid, otherId]] = [readCursor(a), readCursor(b)];
  return xid === otherXid ? id > otherId : xid > otherXid;
}

function readCursor(text: string): readonly [xid: bigint, id: number] {
  const [xid = '0', id = '0'] = text.split('.');
  return [/^\d+$/.test(xid) ? BigInt(xid) : 0n, Number(id)];
}

/** Splits a text of server-sent events into its whole signs, and what remains of the last one. */
export function readSigns(text: string): { readonly signs: LiveSign[]; readonly rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  return { signs: parts.map(readSign), rest };
}

function readSign(part: string): LiveSign {
  const fields = new Map<string, string>();
  for (const line of part.split('\n')) {
    const at = line.indexOf(':');
    if (at > 0) fields.set(line.slice(0, at), line.slice(at + 1).trimStart());
  }
  return { name: fields.get('event') ?? '', data: fields.get('data') ?? '', id: fields.get('id') };
}
