import type { Branch } from './branching.ts';

/** A part of the search: its parent with another decision, and the items that the parent's bound fixed. */
export interface SearchNode {
  readonly parent: SearchNode | null;
  /** Null at the root, and where everything was fixed without a decision. */
  readonly branch: Branch | null;
  /** Items that the parent's bound fixed for all parts below it: ~item for out, item for in. */
  readonly settled: readonly number[];
  /** The parent's proof: nothing in this part has more value; `fall` and `slack`: how the bound falls with the budget. */
  readonly bound: number;
  readonly fall: number;
  readonly slack: number;
  readonly number: number;
}

/** The parts still to be searched, the most promising first; ties go to the older one. */
export class OpenNodes {
  readonly nodes: SearchNode[] = [];

  push(node: SearchNode): void {
    const { nodes } = this;
    let at = nodes.length;
    nodes.push(node);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(node, nodes[parent]!)) break;
      nodes[at] = nodes[parent]!;
      at = parent;
    }
    nodes[at] = node;
  }

  pop(): SearchNode | undefined {
    const { nodes } = this;
    const first = nodes[0];
    const last = nodes.pop();
    if (last === undefined || nodes.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= nodes.length) break;
      if (child + 1 < nodes.length && isBefore(nodes[child + 1]!, nodes[child]!)) child += 1;
      if (!isBefore(nodes[child]!, last)) break;
      nodes[at] = nodes[child]!;
      at = child;
    }
    nodes[at] = last;
    return first;
  }
}

function isBefore(node: SearchNode, other: SearchNode): boolean {
  return node.bound > other.bound || (node.bound === other.bound && node.number < other.number);
}
