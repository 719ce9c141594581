/** A refusal's HTTP status and, in its type, the facts that come with it. */
export interface Refusal<Facts extends object> {
  readonly status: number;
  readonly facts?: Facts;
}

export function refusal<Facts extends object = object>(status: number): Refusal<Facts> {
  return { status };
}
