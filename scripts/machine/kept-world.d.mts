/** The file in which the sample world of the present sources and of these settings is kept. */
export function findKeptWorld(env: Readonly<Record<string, string | undefined>>): string;
