/** Moves schemas of identical answers of several operations to the components. */
import { pascalCase, type Schema, schemaRef } from './schemas.ts';

type Parts = Readonly<Record<string, Schema>>;
type Paths = Readonly<Record<string, Parts>>;

/** Bytes of a component's name and of a reference to it. */
const REFERENCE_BYTES = 45;

/**
 * Each is named after the first operation that declares it: `CancelDealResult`. The response itself stays with its
 * operation, because swagger-typescript-api ignores the body of a referenced response.
 */
export function hoistAnswers(paths: Paths): { readonly paths: Paths; readonly schemas: Parts } {
  const found = new Map<string, { readonly name: string; readonly schema: Schema; count: number }>();
  for (const { operationId, responses } of Object.values(paths).flatMap((item) => Object.values(item)))
    for (const schema of Object.values(responses as Parts).flatMap(schemasOf)) {
      const text = JSON.stringify(schema);
      const known = found.get(text);
      if (known !== undefined) known.count += 1;
      else found.set(text, { name: `${pascalCase(String(operationId))}Result`, schema, count: 1 });
    }
  const kept = new Map(
    [...found].filter(([text, { count }]) => (count - 1) * text.length > (count + 1) * REFERENCE_BYTES),
  );
  return {
    paths: withReferences(paths, kept),
    schemas: Object.fromEntries([...kept.values()].map(({ name, schema }) => [name, schema])),
  };
}

function schemasOf({ content = {} }: Schema): Schema[] {
  return Object.values(content as Readonly<Record<string, { readonly schema: Schema }>>).map(({ schema }) => schema);
}

function withReferences(paths: Paths, kept: ReadonlyMap<string, { readonly name: string }>): Paths {
  const media = (one: Schema): Schema => {
    const name = kept.get(JSON.stringify(one.schema))?.name;
    return name === undefined ? one : { ...one, schema: schemaRef(name) };
  };
  const response = (one: Schema): Schema =>
    one.content === undefined ? one : { ...one, content: mapValues(one.content as Parts, media) };
  return mapValues(paths, (item) =>
    mapValues(item, (operation) => ({ ...operation, responses: mapValues(operation.responses as Parts, response) })),
  );
}

function mapValues<Part>(parts: Readonly<Record<string, Part>>, change: (part: Part) => Part): Record<string, Part> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]));
}
