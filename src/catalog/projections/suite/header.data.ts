/** Text of the suite's header as it is served. Written by npm run docs from test/suite; exact by construction. */
export const HEADER = [
  "import { origin, seed, vars } from 'suite:env';",
  "import { connect, kindOf, movesIn, namedIn, sample } from 'suite:module';",
  "import { describe, expect, it } from 'vitest';",
  "",
  "const carport = connect(origin);",
  "",
].join('\n');
