/** Why this server does not start, for the person who starts it. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
