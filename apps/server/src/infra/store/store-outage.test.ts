import { expect, test } from 'vitest';
import { isConnectionLost, isDiskFull, isStoreOutage, StoreUnavailable } from './store-outage.ts';

const sqlError = (code: string) => Object.assign(new Error('from the database'), { severity: 'ERROR', code });
const socketError = (code: string) => Object.assign(new Error('from the socket'), { code });

test.each([
  ['ended by an administrator', sqlError('57P01'), true],
  ['a broken connection', sqlError('08006'), true],
  ['a reset socket', socketError('ECONNRESET'), true],
  ['a pipe whose end is gone', socketError('EPIPE'), true],
  ['a connection that ended under a statement', new Error('Connection terminated unexpectedly'), true],
  ['a client that was already lost', new Error('Client has encountered a connection error and is not queryable'), true],
  ['starting up', sqlError('57P03'), false],
  ['too many connections', sqlError('53300'), false],
  ['a lock that took too long', sqlError('55P03'), false],
  ['a statement that took too long', sqlError('57014'), false],
  ['a repeated deadlock', sqlError('40P01'), false],
  ['no server at the address', socketError('ECONNREFUSED'), false],
  ['no server at several addresses', new AggregateError([socketError('ECONNREFUSED')]), false],
  ['a handshake that took too long', new Error('Connection terminated due to connection timeout'), false],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), false],
])('%s is an outage', (_what, error, isLost) => {
  expect([isStoreOutage(error), isConnectionLost(error)]).toEqual([true, isLost]);
  const wrapped = new Error('Failed query', { cause: error });
  expect([isStoreOutage(wrapped), isConnectionLost(wrapped)]).toEqual([true, isLost]);
});

test('a StoreUnavailable remains an outage', () => {
  expect(isStoreOutage(new StoreUnavailable(new Error('why')))).toBe(true);
});

test.each([
  ['a duplicate key', sqlError('23505')],
  ['a division by zero', sqlError('22012')],
  ['a statement whose code looks like a socket error', sqlError('EPIPE')],
  ['a bug', new TypeError('undefined is not a function')],
  ['no error at all', 'ECONNRESET'],
])('%s is not an outage', (_what, error) => {
  expect([isStoreOutage(error), isConnectionLost(error)]).toEqual([false, false]);
});

test.each([
  ['a database without room', sqlError('53100'), true],
  ['a disk without room', socketError('ENOSPC'), true],
  ['a used quota', socketError('EDQUOT'), true],
  ['a database without memory', sqlError('53200'), false],
  ['a statement whose code looks like an error of the disk', sqlError('ENOSPC'), false],
  ['a file that is not there', socketError('ENOENT'), false],
  ['no error at all', 'ENOSPC', false],
])('%s is a full disk: %#', (_what, error, isFull) => {
  expect([isDiskFull(error), isDiskFull(new StoreUnavailable(error))]).toEqual([isFull, isFull]);
});
