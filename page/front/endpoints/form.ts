/** State of one try-it form: its fields, their values, and the call they make. */
import {
  asText,
  bodyOf,
  type Contract,
  type Field,
  fieldsOf,
  type Operation,
  type Parameter,
  resolveRef,
  valueAt,
} from './schema.ts';

export interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly operationId: string;
}

export interface Form {
  readonly endpoint: Endpoint;
  readonly operation: Operation;
  readonly parameters: readonly ParameterField[];
  readonly fields: readonly Field[];
  /** A body that is not an object is edited as one text. */
  readonly isWhole: boolean;
  /** By `in:name` for parameters, by dotted path for members of the body. */
  readonly texts: Map<string, string>;
}

interface ParameterField extends Field {
  readonly key: string;
  readonly in: Parameter['in'];
}

/** Undefined when the contract does not contain the endpoint. */
export function formOf(contract: Contract, endpoint: Endpoint): Form | undefined {
  const operation = contract.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  if (operation === undefined) return undefined;
  const raw = (operation.parameters ?? []).map((one) => resolveRef(contract, one));
  const media = Object.values(operation.requestBody?.content ?? {})[0];
  const schema = media === undefined ? undefined : resolveRef(contract, media.schema);
  const isWhole = schema !== undefined && schema.properties === undefined && schema.type !== 'object';
  const form: Form = {
    endpoint,
    operation,
    parameters: raw.map((one) => parameterField(contract, one)),
    fields: schema === undefined || (schema.properties === undefined && !isWhole) ? [] : fieldsOf(contract, schema),
    isWhole,
    texts: new Map(raw.map((one) => [keyOf(one), startOf(contract, one)])),
  };
  if (media?.example !== undefined) fill(form, media.example);
  return form;
}

const keyOf = ({ in: place, name }: Parameter) => `${place}:${name}`;

function parameterField(contract: Contract, parameter: Parameter): ParameterField {
  const [field] = fieldsOf(contract, parameter.schema, [parameter.name], parameter.required === true);
  const base: Field = field ?? { path: [parameter.name], kind: 'text', isRequired: false, options: [], says: '' };
  const says = [parameter.description, base.says].filter((one) => one !== undefined && one !== '').join('; ');
  return { ...base, says, key: keyOf(parameter), in: parameter.in };
}

/** The current deal if there is one, else the example from the contract. */
function startOf(contract: Contract, parameter: Parameter): string {
  if (parameter.required !== true) return '';
  const standing = new URLSearchParams(location.search).get('deal');
  if (parameter.name === 'dealId' && standing !== null) return standing;
  return asText(parameter.example ?? resolveRef(contract, parameter.schema).examples?.[0]);
}

/** Fills the fields of the body from an example. */
function fill({ fields, isWhole, texts }: Form, value: unknown): void {
  for (const { path } of fields) texts.set(path.join('.'), asText(isWhole ? value : valueAt(value, path)));
}

export interface Prepared {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

/** The request that the form would send now. */
export function prepareCall({ endpoint, parameters, fields, isWhole, texts, operation }: Form): Prepared {
  let { path } = endpoint;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const {
    key,
    in: place,
    path: [name = ''],
  } of parameters) {
    const text = texts.get(key) ?? '';
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text));
    else if (text !== '' && place === 'query') query.set(name, text);
    else if (text !== '') headers[name.toLowerCase()] = text;
  }
  const address = query.size === 0 ? path : `${path}?${query}`;
  if (operation.requestBody === undefined) return { path: address, headers };
  const body = isWhole ? wholeBody(texts.get('') ?? '') : bodyOf(fields, texts);
  return { path: address, headers, body };
}

function wholeBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
