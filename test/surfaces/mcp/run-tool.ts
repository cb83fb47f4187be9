/** Runs a dependency's command-line tool with the project's Node. */
import { execFile } from 'node:child_process';

export interface CommandResult {
  readonly status: number;
  readonly output: string;
}

/** Runs the script `bin` of an installed package; its standard output and error, whatever its status. */
export function runTool(name: string, bin: string, args: readonly string[], cwd?: string): Promise<CommandResult> {
  const script = new URL(`../../node_modules/${name}/${bin}`, import.meta.url).pathname;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd, timeout: 120_000, maxBuffer: 64 * 1_048_576 },
      (error, out, err) => {
        const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        resolve({ status, output: `${out}${err}` });
      },
    );
  });
}
