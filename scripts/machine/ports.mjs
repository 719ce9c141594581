import { createServer } from 'node:net';
import { env } from 'node:process';

/** The ports of `npm run dev` by setting. The Vite configurations of the apps have the same defaults. */
export const DEV_PORTS = { PORT: 3000, JARCHI_PANEL_PORT: 5173, JARCHI_STAFF_PORT: 5174 };

/** Reads the ports of these settings from the environment, `{ PORT: 3000 }`. Ends the process if a port is wrong or taken, and names each. */
export async function claimPorts(defaults) {
  const ports = Object.fromEntries(Object.entries(defaults).map(([setting, byDefault]) => [setting, Number(env[setting] || byDefault)]));
  const refusals = await Promise.all(Object.keys(ports).map((setting) => refusePort(setting, ports)));
  for (const refusal of refusals.filter(Boolean)) console.error(refusal);
  if (refusals.some(Boolean)) process.exit(1);
  return ports;
}

async function refusePort(setting, ports) {
  const port = ports[setting];
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return `${setting}: is a whole number from 1 to 65535, not ${env[setting]}`;
  const other = Object.keys(ports).find((name) => ports[name] === port);
  if (other !== setting) return `${setting}: ${port} is taken by ${other}; choose another one`;
  const isTaken = (await Promise.all(['127.0.0.1', 'localhost'].map((host) => isInUse(port, host)))).some(Boolean);
  return isTaken ? `${setting}: ${port} is in use; choose another one, for example ${setting}=${port + 10} before the command` : undefined;
}

export function isInUse(port, host) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return resolve(false);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}
