import { agentFa } from './agent.fa.ts';
import type { SupportAgent } from './support-agent.ts';

/** The support of the simulated world: its answer says that it is none of a person. */
export function createSimulatedAgent(): SupportAgent {
  return { answer: ({ subject, category_title }) => Promise.resolve(agentFa.answer(subject, category_title)) };
}
