/**
 * Projects the whole OpenAPI document, short enough for clients that read at most 256 kB: only the parts by tag type
 * the event data.
 */
import type { InSlices } from '#kernel/bounds/turns.ts';
import type { Source } from '../../source.ts';
import { openapi } from './document.ts';
import type { ObjectSchema } from './frames.ts';
import { type Components, referredTo } from './part.ts';
import type { Schema } from './schemas.ts';

/** Components, and their replacements in the whole document. */
const SHORTER: Readonly<Record<string, string>> = { DealEvent: 'AnyDealEvent' };

export function* openapiWhole(source: Source): InSlices<object> {
  const { components, ...typed } = yield* openapi(source);
  yield;
  const { schemas } = components;
  const shortened = Object.entries(schemas).map(([name, schema]) => [name, schemas[SHORTER[name] ?? name] ?? schema]);
  yield;
  const short = referredTo([typed.paths, typed.webhooks], { ...components, schemas: Object.fromEntries(shortened) });
  return { ...typed, components: inlineSingleBases(short, JSON.stringify(schemas)) };
}

/** Inlines a base that only one schema still extends. */
function inlineSingleBases({ schemas = {}, ...components }: Components, before: string): Components {
  const text = JSON.stringify([schemas, components]);
  const merged = new Set<string>();
  const whole = Object.entries(schemas).map(([name, schema]): [string, Schema] => {
    const { allOf, ...own } = schema as ObjectSchema & { readonly allOf?: readonly Schema[] };
    const base = allOf?.length === 1 ? String(allOf[0]?.$ref).replace('#/components/schemas/', '') : '';
    const { properties, required = [] } = (schemas[base] ?? {}) as ObjectSchema;
    const isLast = usesOf(base, text) === 1 && usesOf(base, before) > 1;
    if (properties === undefined || !isLast) return [name, schema as Schema];
    merged.add(base);
    const demanded = [...required, ...(own.required ?? [])];
    return [name, { type: 'object', ...own, properties: { ...properties, ...own.properties }, required: demanded }];
  });
  return { schemas: Object.fromEntries(whole.filter(([name]) => !merged.has(name))), ...components };
}

function usesOf(name: string, text: string): number {
  return text.split(`"#/components/schemas/${name}"`).length - 1;
}
