import { defineConfig } from 'drizzle-kit';

// Run from the repository's root: drizzle-kit resolves these paths against the working directory.
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/{connectors,features,infra}/**/*.tables.ts',
  out: './apps/server/migrations',
});
