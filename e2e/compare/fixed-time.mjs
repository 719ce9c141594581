// Loaded into a server by --import: its wall clock stands at FIXED_TIME, so that two servers show the same instants.
const fixed = Number(process.env.FIXED_TIME);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [fixed] : parts));
  }

  static now() {
    return fixed;
  }
};
