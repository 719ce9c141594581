/** The file in which the sample world of the present sources and of these settings is kept, in this folder of the cache. */
export function findKeptWorld(env: Readonly<Record<string, string | undefined>>, folder?: string): string;
