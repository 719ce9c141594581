import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** A port that is free now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Starts a Node program and waits until it answers at a URL. */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  readyUrl: string,
  { seconds = 30 }: { readonly seconds?: number } = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  for (let attempt = 0; attempt < seconds * 10; attempt++) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    const isReady = await fetch(readyUrl).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${readyUrl} does not answer`);
}

/** Seconds of processor time that a program has used since now; needs Linux. */
export function createMeter({ pid }: ChildProcess): () => number {
  const read = () => {
    // Fields 14 and 15 of proc(5), in hundredths of a second; the name before them may contain spaces.
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return (Number(user) + Number(system)) / 100;
  };
  const before = read();
  return () => read() - before;
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
