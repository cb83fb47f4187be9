/** Baseline: a bare `node:http` server that writes given bytes to every request. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', type = 'application/json'] = process.argv.slice(2);
const bytes = readFileSync(file);
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.byteLength });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '');
});
