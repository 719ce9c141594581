import { createServer } from 'node:net';

/** Listens for a moment, and fails as the server itself would, such as with EADDRINUSE. Port 0 is always free. */
export function probePort({ port, host }: { readonly port: number; readonly host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
