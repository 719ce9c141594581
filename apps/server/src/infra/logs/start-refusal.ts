/** Why this server does not start, in words for whoever starts it. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
