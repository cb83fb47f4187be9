/** Compatibility settings of the workers; a test keeps `wrangler.jsonc` and `wrangler.scripts.jsonc` in step. */
import { SCRIPT_LIMITS } from '../../src/ports/script-runner.ts';

/** The platform behavior that the host is written for. */
export const COMPATIBILITY_DATE = '2026-07-30';

/**
 * The engine counts steps, which underestimates scripts that allocate; the platform counts time and ends whatever the
 * engine misses.
 */
export const SCRIPT_CPU_MS_MAX = 4 * SCRIPT_LIMITS.cpuMs;
