#!/usr/bin/env node
// Starts the command line, or reports in one sentence that this Node.js is too old.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(`Carport requires Node.js 24 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
import('../dist/package/cli.js');
