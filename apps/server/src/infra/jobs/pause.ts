/** A wait that somebody else may end. */
export function createPause() {
  let wake: () => void = () => undefined;
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  return {
    wake,
    async wait(limitMs: number) {
      const timer = setTimeout(wake, limitMs);
      await woken;
      clearTimeout(timer);
    },
  };
}
