/** Outbound part of the OpenAPI document: webhook payloads and signatures. */
import { type Schema, schemaRef } from './schemas.ts';

/** Headers of Standard Webhooks 1.0.0 with their descriptions. */
const HEADERS: Readonly<Record<string, string>> = {
  'webhook-id': 'The id of the event; the same on every attempt and replay.',
  'webhook-timestamp': 'When this attempt was signed, in Unix seconds.',
  'webhook-signature': 'v1,<base64 of an HMAC-SHA256 over id.timestamp.body>; several are separated by blanks.',
};

/** One entry: all events have the same members, and `type` distinguishes them. */
export function webhooksOf(): Schema {
  return {
    event: {
      post: {
        operationId: 'receiveEvent',
        tags: ['discovery'],
        summary: 'Receive an event of your account',
        description: 'Sent at least once, in order per deal. GET /webhooks lists the events and the retry schedule.',
        parameters: Object.entries(HEADERS).map(([name, description]) => ({
          name,
          in: 'header',
          required: true,
          description,
          schema: { type: 'string' },
        })),
        requestBody: { required: true, content: { 'application/json': { schema: schemaRef('DealEvent') } } },
        responses: { '2XX': { description: 'Accepted. Any other status is retried.' } },
      },
    },
  };
}
