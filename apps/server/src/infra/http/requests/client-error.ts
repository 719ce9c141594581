import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode, RefusalOf } from '@jarchi/contract/refusals.ts';
import { respondToRefusal } from '#infra/http/respond.ts';
import { ADDRESS_MAX } from './known-addresses.ts';

/** Request line and headers together, in bytes. */
export const HEAD_MAX_BYTES = 32_768;
const LONG_ADDRESS = new RegExp(`^[A-Z]+ [^\\n]{${ADDRESS_MAX},}`);

/** Answers what reached Node and did not become a request: its head is too long, took too long, or cannot be read. */
export function answerClientError(error: Error & { readonly code?: string; readonly rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, body } = respondToRefusal(getRefusal(error.code, error.rawPacket), randomUUID());
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  if (!socket.writable) socket.destroy();
  else socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

function getRefusal(code: string | undefined, packet: unknown): RefusalOf<ErrorCode> {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { code: 'request_timeout' };
  if (code !== 'HPE_HEADER_OVERFLOW') return { code: 'invalid', issues: [{ path: '', code: 'unreadable' }] };
  const isAddress = Buffer.isBuffer(packet) && LONG_ADDRESS.test(packet.toString('latin1'));
  return isAddress
    ? { code: 'address_too_long', limit_characters: ADDRESS_MAX }
    : { code: 'headers_too_large', limit_bytes: HEAD_MAX_BYTES };
}
