/** A wait that `wake` ends early. */
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
