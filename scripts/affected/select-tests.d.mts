/** The files of a checkout, what each imports of ours, and who imports each. */
export interface ImportGraph {
  readonly files: readonly string[];
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  readonly importers: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Selection {
  /** The changed file for which every test has to run; undefined where the selection is enough. */
  readonly everything: string | undefined;
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
}

export function readGraph(root: string): ImportGraph;
export function selectTests(changed: readonly string[], graph: ImportGraph): Selection;
