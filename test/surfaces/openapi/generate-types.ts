/** Generates the TypeScript types of an OpenAPI document from standard input to standard output. */
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

const document = JSON.parse(await text(process.stdin));
process.stdout.write(astToString(await openapiTS(document)));
