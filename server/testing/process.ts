/** A real child process of the server's, for what only a process can show. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

export interface Running {
  readonly child: ChildProcess
  /** Everything it said on both outputs. */
  output(): string
  /** Waits until the output matches, and answers the match; throws when the process ends first. */
  says(pattern: RegExp): Promise<RegExpMatchArray>
  /** Sends the signal, if any, and waits for the end: exit code, or the signal's name. */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

const quickly = pathToFileURL(join(import.meta.dirname, 'quickly.ts')).href

/** Runs a TypeScript file with this Node and, of the environment, only what is needed and given. */
export function runNode(file: string, env: NodeJS.ProcessEnv): Running {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['--import', quickly, file], {
    env: { PATH, HOME, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  return {
    child,
    output: () => text,
    says: async (pattern) => {
      for (;;) {
        const match = pattern.exec(text)
        if (match) return match
        const turn = new AbortController()
        const over = await Promise.race([
          ended.then(() => true),
          once(child.stdout, 'data', turn).then(() => false),
          once(child.stderr, 'data', turn).then(() => false),
        ])
        turn.abort()
        if (over && !pattern.test(text))
          throw new Error(`ended with ${child.exitCode ?? child.signalCode}: ${text}`)
      }
    },
    end: async (signal) => {
      if (signal) child.kill(signal)
      const [code, name] = await ended
      return code ?? name!
    },
  }
}
