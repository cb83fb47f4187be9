/** Calls from the command line to the process that owns the data, over a local socket. */
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** Body of `POST /`. Watching a stream is excluded, since it would need a connection of its own. */
export const CommandRequest = z.discriminatedUnion('port', [
  z.strictObject({
    port: z.literal('events'),
    call: z.enum(['append', 'read', 'lastSeq', 'claimed', 'list', 'count', 'dropIndex', 'trim']),
    args: z.array(z.unknown()),
  }),
  z.strictObject({
    port: z.literal('ledger'),
    call: z.enum(['charge', 'release', 'usage']),
    args: z.array(z.unknown()),
  }),
  z.strictObject({
    port: z.literal('idempotency'),
    call: z.enum(['begin', 'keep', 'free', 'abandon']),
    args: z.array(z.unknown()),
  }),
]);
export type CommandRequest = z.infer<typeof CommandRequest>;

/** `value` is absent for a call without a result. */
export const CommandReply = z.union([
  z.strictObject({ fault: z.string() }),
  z.strictObject({ value: z.unknown().optional() }),
]);
export type CommandReply = z.infer<typeof CommandReply>;

/** Response of `GET /`. */
export const Owner = z.strictObject({
  pid: z.int(),
  /** The public address of the process. */
  address: z.string(),
});
export type Owner = z.infer<typeof Owner>;

/** A socket path must fit into 104 bytes on every platform. */
const SOCKET_PATH_BYTES_MAX = 100;

/**
 * The socket of the process that owns `file`: beside it, or in the folder for temporary files when that path is too
 * long.
 */
export function socketOf(file: string): string {
  const beside = `${file}.sock`;
  if (Buffer.byteLength(beside) <= SOCKET_PATH_BYTES_MAX) return beside;
  return join(tmpdir(), `carport-${createHash('sha256').update(file).digest('hex').slice(0, 24)}.sock`);
}
