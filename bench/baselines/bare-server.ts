/** Baseline: a bare `node:http` server that responds to every request with given bytes and optional headers. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', headers = '{}'] = process.argv.slice(2);
const bytes = readFileSync(file);
const head = { ...(JSON.parse(headers) as Record<string, string>), 'content-length': bytes.byteLength };
const server = createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '');
});
