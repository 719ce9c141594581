interface Policy {
  createScriptURL(address: string): unknown;
}
interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
}

/** The one policy of our own: a script or a worker is loaded from this host. Browsers without Trusted Types have none. */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('jarchi', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`${address} is no script of ours`);
    return address;
  },
});

/** The address of a script of this host, as a page with Trusted Types takes it. */
export function ownScript(path: string): string {
  return (policy?.createScriptURL(path) ?? path) as string;
}
