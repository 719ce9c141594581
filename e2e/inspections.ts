import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

/** A line for each inspection of a whole run: a width, a theme, an address and the state of its page. A list that is not there is written. */
const LIST = join(import.meta.dirname, 'inspections.txt');

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file to which each inspection of this run adds a line. */
    inspections: string;
  }
}

/** Notes that a page was inspected in this state, width and theme. */
export async function noteInspection(page: Page, name: string, width: number): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const address = new URL(page.url()).pathname.replaceAll(/\/([\da-f-]{36}|T[\da-f]{20,}|\d+)(?=\/|$)/g, '/…');
  appendFileSync(inject('inspections'), `${width} ${isDark ? 'dark' : 'light'} ${address} ${name}\n`);
}

/** Begins the notes of a run. The returned function ends them: a whole run has to make each inspection of the list. */
export function openNotes(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'jarchi-inspections-'));
  const notes = join(folder, 'notes');
  writeFileSync(notes, '');
  project.provide('inspections', notes);
  return () => {
    const made = readLines(notes);
    rmSync(folder, { recursive: true });
    if (isWhole(project)) compare(made);
  };
}

function compare(made: readonly string[]): void {
  const lines = [...new Set(made)].toSorted();
  if (lines.length < made.length) {
    const again = made.filter((line, index) => made.indexOf(line) !== index);
    console.warn(`Inspected twice, where once is enough:\n${again.join('\n')}`);
  }
  if (!existsSync(LIST) || process.env['E2E_WRITE_INSPECTIONS'] === '1') writeFileSync(LIST, lines.map((line) => `${line}\n`).join(''));
  const listed = readLines(LIST);
  const troubles = [
    ...listed.filter((line) => !lines.includes(line)).map((line) => `made no longer: ${line}`),
    ...lines.filter((line) => !listed.includes(line)).map((line) => `not in the list: ${line}`),
  ];
  if (troubles.length > 0)
    throw new Error(`inspections differ from e2e/inspections.txt, which E2E_WRITE_INSPECTIONS=1 writes:\n${troubles.join('\n')}`);
}

/** Whether every journey ran, and passed. */
function isWhole({ vitest, config }: TestProject): boolean {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
  const ran = vitest.state.getTestModules();
  return config.testNamePattern === undefined && ran.length === files.length && ran.every((module) => module.state() === 'passed');
}

function readLines(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean);
}
