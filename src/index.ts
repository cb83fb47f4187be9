/** Public entry: composes a service from host parts and returns its handler. */
export { compose } from '#app/compose.ts';
export { BadSetting, type Config, type Environment, readConfig } from '#app/config.ts';
export { type FeedOutcome, importFeed } from '#app/import-feed.ts';
export { connect, connectionsOf, disconnect, mintKey } from '#app/operator.ts';
export type { HostParts, Service } from '#app/service.ts';
export type { CarportHandler, MaybeSyncHandler } from '#http/handle.ts';
export { type Unreadable, unreadable } from '#http/unreadable.ts';
export { decodeText } from '#kernel/text/encoding.ts';
export { ADAPTERS, adapterNamed, CONNECTION_KINDS } from '#ports/connections.ts';
