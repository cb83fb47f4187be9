/** Projects the part of the OpenAPI document under one tag. */
import type { Source } from '../../source.ts';

export type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Whole {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly tags: readonly string[] }>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, { readonly tags: readonly string[] }>>>>;
  readonly components: Components;
}

/** The operations under one tag, with the components that they refer to. */
export async function openapiPart({ at }: Source, tag: string): Promise<object> {
  const { webhooks = {}, ...whole } = JSON.parse((await at('/openapi.json#typed')).bytes) as Whole;
  const paths = taggedWith(tag, whole.paths);
  const events = taggedWith(tag, webhooks);
  return {
    ...whole,
    tags: whole.tags.filter(({ name }) => name === tag),
    paths,
    ...(Object.keys(events).length === 0 ? {} : { webhooks: events }),
    components: referredTo([paths, events], whole.components),
  };
}

function taggedWith(tag: string, items: Whole['paths']): Whole['paths'] {
  const kept = Object.entries(items).map(([path, item]) => {
    const operations = Object.entries(item).filter(([, { tags }]) => tags.includes(tag));
    return [path, Object.fromEntries(operations)] as const;
  });
  return Object.fromEntries(kept.filter(([, item]) => Object.keys(item).length > 0));
}

/**
 * The components that a document refers to, directly or indirectly. Security schemes are named without a reference, so
 * all are kept.
 */
export function referredTo(document: unknown, { securitySchemes = {}, ...components }: Components): Components {
  const wanted = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      const address = `${kind}/${name}`;
      if (wanted.has(address)) continue;
      wanted.add(address);
      visit(components[kind]?.[name]);
    }
  };
  visit(document);
  const kept = Object.entries(components).map(([kind, parts]) => [
    kind,
    Object.fromEntries(Object.entries(parts).filter(([name]) => wanted.has(`${kind}/${name}`))),
  ]);
  return { ...Object.fromEntries(kept), securitySchemes };
}
