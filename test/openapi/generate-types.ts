/** Writes the TypeScript of an OpenAPI document: the document comes in by standard input, the types leave by output. */
import { registerHooks } from 'node:module';
import { text } from 'node:stream/consumers';

// The generator is written against the compiler's JavaScript API, which the compiler of this project no longer has.
const COMPILER = `${import.meta.url}?compiler`;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? { url: COMPILER, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === COMPILER
      ? { format: 'module', source: "export { ts as default } from '@ts-morph/common';", shortCircuit: true }
      : next(url, context),
});

const { default: openapiTS, astToString } = await import('openapi-typescript');
const document = JSON.parse(await text(process.stdin));
process.stdout.write(astToString(await openapiTS(document)));
