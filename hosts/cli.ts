/** The command line: `carport <command>`. */
import { enableCompileCache } from 'node:module';

// Types are stripped and code is compiled once per file version; later starts use the cache. Modules imported below
// benefit, and those of a command are loaded only when it runs.
enableCompileCache();

try {
  const { runCommandLine } = await import('./command-line/program.ts');
  const { COMMANDS } = await import('./commands/commands.ts');
  process.exitCode = await runCommandLine(COMMANDS, process.argv.slice(2), {
    env: process.env,
    out: (line) => console.log(line),
    err: (line) => console.error(line),
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
