import { execFile } from 'node:child_process'
import { at } from './paths.mjs'

/** Room for a list of every package. */
const MOST_OUTPUT = 64 * 1024 * 1024

/** What npm prints on standard output, whatever its exit code. */
export function npmOutput(args: readonly string[]): Promise<string> {
  const cli = process.env.npm_execpath
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  const shell = command === 'npm' && process.platform === 'win32'
  return new Promise((resolve) =>
    execFile(command, [...first, ...args], { cwd: at(), maxBuffer: MOST_OUTPUT, shell }, (_, stdout) =>
      resolve(stdout),
    ),
  )
}
