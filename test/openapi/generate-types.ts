/** Writes the TypeScript of an OpenAPI document: the document comes in by standard input, the types leave by output. */
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

const document = JSON.parse(await text(process.stdin));
process.stdout.write(astToString(await openapiTS(document)));
