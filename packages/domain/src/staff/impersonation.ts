/** The longest time that staff may act for a customer; it is never extended. */
export const IMPERSONATION_MINUTES = 60;

/** Characters of a reason: a shorter one does not help those who read it later. */
export const REASON_LENGTH = { least: 5, most: 500 } as const;

/** The reason as it is stored; undefined when it is too short or too long. */
export function parseReason(text: string): string | undefined {
  const reason = text.trim();
  const length = [...reason].length;
  return length < REASON_LENGTH.least || length > REASON_LENGTH.most ? undefined : reason;
}
