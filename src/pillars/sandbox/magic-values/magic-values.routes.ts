/** Handler of the magic-value index. */
import { empty, ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { computed } from '#kernel/provenance.ts';
import type { MagicValue } from '#ports/magic-values.ts';
import type { magicValues } from './magic-values.contract.ts';

interface IndexTools {
  /** Every input with a guaranteed outcome. */
  readonly magicValues: readonly MagicValue[];
}

export const routes: Routes<typeof magicValues, IndexTools> = {
  listMagicValues: ({ query, base }, { magicValues }) => {
    const { port, outcome } = query;
    const values = magicValues.filter(
      (row) => (port === undefined || row.port === port) && (outcome === undefined || row.outcome === outcome),
    );
    const links = { self: `${base}/sandbox/magic-values`, scenarios: `${base}/sandbox/scenarios` };
    if (values.length === 0)
      return empty('No magic input for this port or outcome. Omit the filters to see all.', computed(), {
        values: [],
        total: 0,
        links,
      });
    return ok({ values: values.map((row) => ({ ...row })), total: values.length, links, provenance: computed() });
  },
};
