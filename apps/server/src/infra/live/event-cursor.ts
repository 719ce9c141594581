/** A position in the order of events: after the event (xid, id), and after all events before it. */
export interface EventPosition {
  readonly xid: bigint;
  readonly id: number;
}

/** A position as clients keep it, with the wall time at which it was given. */
export interface EventCursor extends EventPosition {
  readonly givenAt: number;
}

export function comparePositions(a: EventPosition, b: EventPosition): number {
  if (a.xid !== b.xid) return a.xid < b.xid ? -1 : 1;
  return a.id - b.id;
}

export const writeCursor = ({ xid, id }: EventPosition, givenAt: number): string => `${xid}.${id}.${Math.floor(givenAt / 1000)}`;

/** Undefined for a text that is no cursor of ours. */
export function readCursor(text: string): EventCursor | undefined {
  const [, xid, id, seconds] = /^(\d{1,19})\.(\d{1,15})\.(\d{1,12})$/.exec(text) ?? [];
  return xid === undefined ? undefined : { xid: BigInt(xid), id: Number(id), givenAt: Number(seconds) * 1000 };
}
