function e() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((e) => e.toString(16).padStart(2, `0`)).join(``);
}
export { e as t };
