import { bundlePrograms, bundleServer } from './server.mjs';

// node scripts/bundle/for-tests.mjs <folder> [program…]: those programs, or the whole server, for tests that start a process many times.
const [output, ...programs] = process.argv.slice(2);
await (programs.length > 0 ? bundlePrograms(programs, output) : bundleServer(output));
