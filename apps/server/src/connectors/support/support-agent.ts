import { agentFa } from './agent.fa.ts';

/** The agent that answers the first message of a ticket without staff. Only the simulated world has one. */
export interface SupportAgent {
  answer(ticket: { readonly subject: string; readonly category_title: string }): Promise<string>;
}

/** The support of the simulated world: its answer says that it is none of a person. */
export function createSimulatedAgent(): SupportAgent {
  return { answer: ({ subject, category_title }) => Promise.resolve(agentFa.answer(subject, category_title)) };
}
