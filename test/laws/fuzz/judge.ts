/** Compares answers with the published documents: status, headers and body. */
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation } from './requests.ts';
import { partAt, type Schema } from './schema-values.ts';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

type Ajv = InstanceType<typeof Ajv2020.default>;

const BODILESS: readonly number[] = [202, 304];

export class Judge {
  readonly #validators = new Map<Schema, Ajv>();

  /** Deviations of a response from the published document, in words; empty when there are none. */
  departures({ document, pointer }: Operation, answered: Answered): string[] {
    const { status, headers } = answered;
    const found = this.#responseAt(document, pointer, status);
    if (found === undefined) return [`status ${status} is not published`];
    return [...this.#headers(document, found, headers), ...this.#body(document, found, answered)];
  }

  /** The pointer of the response for a status. */
  #responseAt(document: Schema, pointer: string, status: number): string | undefined {
    const responses = partAt(document, `${pointer}/responses`);
    const name = String(status) in responses ? String(status) : 'default' in responses ? 'default' : undefined;
    if (name === undefined) return undefined;
    const { $ref } = responses[name] as { readonly $ref?: string };
    return $ref?.slice(1) ?? `${pointer}/responses/${name}`;
  }

  #headers(document: Schema, where: string, sent: Headers): string[] {
    const published = partAt(document, `${where}/headers`);
    return Object.entries(published).flatMap(([name, declared]) => {
      const { $ref } = declared as { readonly $ref?: string };
      const header = $ref === undefined ? (declared as Schema) : partAt(document, $ref);
      const value = sent.get(name);
      if (value === null) return header.required === true ? [`header ${name} is missing`] : [];
      const own = (header.schema ?? {}) as Schema & { readonly $ref?: string };
      const schema = own.$ref === undefined ? own : partAt(document, own.$ref);
      const typed = schema.type === 'integer' || schema.type === 'number' ? Number(value) : value;
      const holds = this.#ajv(document).compile(schema);
      return holds(typed) ? [] : [`header ${name} is ${value}`];
    });
  }

  #body(document: Schema, where: string, { status, headers, text }: Answered): string[] {
    // Responses without a body have nothing to compare: 304, and 202 for a notification.
    if (text === '' && BODILESS.includes(status)) return [];
    const content = partAt(document, where).content as Schema | undefined;
    if (content === undefined) return text === '' ? [] : ['a body is not published'];
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (!(type in content)) return [`${type === '' ? 'no type' : type} is not published`];
    const path = `${where}/content/${type.replaceAll('/', '~1')}/schema`;
    const holds = this.#ajv(document).getSchema(`document#${encodeURI(path)}`);
    if (holds === undefined) return ['no schema is published'];
    const body: unknown = /json/.test(type) ? JSON.parse(text) : text;
    if (holds(body)) return [];
    return (holds.errors ?? [])
      .slice(0, 8)
      .map(({ instancePath, message, params }) =>
        `${instancePath || '/'} ${message} ${JSON.stringify(params)}`.slice(0, 200),
      );
  }

  #ajv(document: Schema): Ajv {
    const known = this.#validators.get(document);
    if (known !== undefined) return known;
    const ajv = new Ajv2020.default({ strict: false, validateSchema: false, allErrors: false, logger: false });
    addFormats.default(ajv);
    ajv.addSchema(document, 'document');
    this.#validators.set(document, ajv);
    return ajv;
  }
}
