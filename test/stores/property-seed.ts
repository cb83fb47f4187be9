/** Fixes the seed of every property test, so that a commit has one result; `FAST_CHECK_SEED` explores others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_261_128) });
