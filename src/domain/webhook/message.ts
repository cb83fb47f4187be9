/** Builds a delivery: one body that is a CloudEvent and a Standard Webhooks payload, with its signed headers. */
import { Webhook as Signer } from 'standardwebhooks';
import { eventIdOf, type SequencedFact, toWireEvent, type WireEvent } from '#domain/deal/wire/event.ts';
import { epochMs, type IsoInstant } from '#kernel/dates.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';

export const SECRET_PREFIX = 'whsec_';
/** How far a receiver lets the timestamp deviate from its clock (Standard Webhooks 1.0.0). */
export const TOLERANCE_SECONDS = 300;
export const SIGNATURE_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The id of a stream's subject. */
export function subjectOf(stream: string): string {
  return stream.slice(stream.indexOf('/') + 1);
}

/** The event as returned at its subject's address. Streams are named `<noun>/<id>`. */
export function eventOn(stream: string, fact: SequencedFact): WireEvent {
  const id = subjectOf(stream);
  if (!stream.startsWith('lead/')) return toWireEvent(id, fact);
  const { seq, type, at, data } = fact;
  return {
    seq,
    id: eventIdOf(id, seq),
    specversion: '1.0',
    source: `/dealer/leads/${id}`,
    type,
    time: at,
    subject: id,
    data,
    provenance: simulated(SOURCES.dealer),
  };
}

/**
 * The message of one attempt. Its id is the same for all attempts and replays, so that receivers can detect repeats;
 * the timestamp is real time, which receivers compare with their own.
 */
export function signedMessage(event: WireEvent, secret: string, sentAt: IsoInstant): Message {
  const body = JSON.stringify({ ...event, datacontenttype: 'application/json', timestamp: event.time });
  const sentMs = epochMs(sentAt);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Carport-Webhooks/0.1',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(sentMs / 1000)),
      'webhook-signature': new Signer(secret).sign(event.id, new Date(sentMs), body),
    },
  };
}

/** The signature of a message and its time, in seconds since 1970. */
export function signatureIn({ headers }: Message): { readonly timestamp: string; readonly signature: string } {
  return { timestamp: headers['webhook-timestamp'] ?? '', signature: headers['webhook-signature'] ?? '' };
}

/** A secret of 43 random base62 characters (more than 255 bits), in the form that receivers' libraries expect. */
export function secretFrom(random: string): string {
  return `${SECRET_PREFIX}${btoa(random)}`;
}
