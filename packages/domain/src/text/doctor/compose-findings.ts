import { applyFindings, type Finding } from './findings.ts';

interface Edit {
  start: number;
  end: number;
  finding: Finding;
  isLater: boolean;
}

/**
 * Merges the findings of a text with those of its corrected form, all with offsets of the original. A finding that a later one touches is merged with
 * it.
 */
export function composeFindings(text: string, first: readonly Finding[], later: readonly Finding[]): Finding[] {
  const between = applyFindings(text, first);
  const composed: Finding[] = [];
  // By how much the first findings lengthened the text up to here.
  let shift = 0;
  for (const group of groupEdits(first, later)) {
    const findings = group.map(({ finding }) => finding);
    const earlier = group.filter(({ isLater }) => !isLater).map(({ finding }) => finding);
    const { start } = group[0] as Edit;
    const end = Math.max(...group.map((edit) => edit.end));
    const from = start - shift;
    shift += earlier.reduce((sum, { found, suggested }) => sum + suggested.length - found.length, 0);
    if (earlier.length === group.length) {
      composed.push(...earlier);
      continue;
    }
    const leading = (findings.find((finding) => finding.certainty === 'ask') ?? findings[0]) as Finding;
    const moved = group
      .filter(({ isLater }) => isLater)
      .map(({ finding }) => ({ ...finding, from: finding.from - start, to: finding.to - start }));
    const suggested = applyFindings(between.slice(start, end), moved);
    const to = end - shift;
    const found = text.slice(from, to);
    if (found !== suggested) composed.push({ ...leading, from, to, found, suggested });
  }
  return composed;
}

/** All edits by where they stand in the text between, grouped where they touch. */
function groupEdits(first: readonly Finding[], later: readonly Finding[]): Edit[][] {
  let shift = 0;
  const edits = first.map((finding): Edit => {
    const start = finding.from + shift;
    shift += finding.suggested.length - finding.found.length;
    return { start, end: start + finding.suggested.length, finding, isLater: false };
  });
  for (const finding of later) edits.push({ start: finding.from, end: finding.to, finding, isLater: true });
  edits.sort((a, b) => a.start - b.start || a.end - b.end);
  const groups: Edit[][] = [];
  let reach = -1;
  for (const edit of edits) {
    if (edit.start <= reach) groups.at(-1)?.push(edit);
    else groups.push([edit]);
    reach = Math.max(reach, edit.end);
  }
  return groups;
}
