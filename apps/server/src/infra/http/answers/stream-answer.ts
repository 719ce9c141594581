import type { FastifyReply } from 'fastify';
import type { StreamAnswer } from '#infra/http/caller.ts';

/** Opens a stream of server-sent events. Fastify lets go of the reply, so its headers are sent from here. */
export function sendStream(reply: FastifyReply, answer: StreamAnswer): FastifyReply {
  const kept = Object.entries(reply.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  reply.hijack();
  reply.raw.writeHead(200, {
    ...Object.fromEntries(kept),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A proxy that collects an answer before it passes it on would keep every event.
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  answer.run(reply.raw);
  return reply;
}
