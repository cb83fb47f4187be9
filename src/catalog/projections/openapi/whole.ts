/** Projects the whole OpenAPI document, short enough for readers that stop at 256 kB: only its parts type the data of events. */
import type { InSlices } from '#kernel/bounds/turns.ts';
import type { Source } from '../../source.ts';
import { openapi } from './document.ts';
import { referredTo } from './part.ts';

/** Components by what stands in their place in the whole document. */
const SHORTER: Readonly<Record<string, string>> = { DealEvent: 'AnyDealEvent' };

export function* openapiWhole(source: Source): InSlices<object> {
  const { components, ...typed } = yield* openapi(source);
  yield;
  const { schemas } = components;
  const shortened = Object.entries(schemas).map(([name, schema]) => [name, schemas[SHORTER[name] ?? name] ?? schema]);
  yield;
  return {
    ...typed,
    components: referredTo([typed.paths, typed.webhooks], { ...components, schemas: Object.fromEntries(shortened) }),
  };
}
