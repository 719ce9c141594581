import type { BotUpdate } from './messenger.ts';
import { fieldsOf } from './read-answer.ts';

const NAME_MAX = 60;
const TEXT_MAX = 200;

/** A message that a person sent to a bot in their own chat; undefined for groups, channels and what is no message. An update without text has ''. */
export function readBotUpdate(body: unknown): BotUpdate | undefined {
  const update = fieldsOf(body);
  const message = fieldsOf(update['message']);
  const chat = fieldsOf(message['chat']);
  const from = fieldsOf(message['from']);
  const { update_id } = update;
  const { id, type } = chat;
  if (typeof update_id !== 'number' || (typeof id !== 'number' && typeof id !== 'string')) return undefined;
  // Whoever is in a group would read what is told to one person.
  if (type !== undefined && type !== 'private') return undefined;
  const text = typeof message['text'] === 'string' ? message['text'].trim().slice(0, TEXT_MAX) : '';
  return { update_id, chat_id: String(id), name: readName(from), text };
}

function readName({ username, first_name, last_name }: Readonly<Record<string, unknown>>): string {
  if (typeof username === 'string' && username !== '') return `@${username.slice(0, NAME_MAX)}`;
  return [first_name, last_name]
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .join(' ')
    .slice(0, NAME_MAX);
}
