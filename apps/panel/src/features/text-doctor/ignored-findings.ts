import type { Finding } from '@jarchi/domain/text/doctor/findings.ts';
import { onPersonChange } from '@jarchi/client-state/session/person.ts';
import { excerptFinding } from './finding-excerpt.ts';

const ignored = new Set<string>();

onPersonChange(() => ignored.clear());

/** Names a finding by its rule and the words that it touches, so that it is the same one after a change elsewhere in the field's text. */
export function nameFinding(field: string, text: string, finding: Finding): string {
  const { written, suggested } = excerptFinding(text, finding);
  return JSON.stringify([field, finding.rule, written, suggested]);
}

/** Until the person leaves, the finding is not shown again. */
export function ignoreFinding(name: string): void {
  ignored.add(name);
}

export function isIgnored(name: string): boolean {
  return ignored.has(name);
}
