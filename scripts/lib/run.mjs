import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command in the project folder with our own terminal, hands signals on and resolves to its exit code
 * (128 + n when a signal ended it, as shells say it).
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    const handlers = passedOn.map((signal) => {
      // Ctrl-C in a terminal reaches the child by itself; a second one would cut its clean stop short.
      const theTerminalDoes = signal === 'SIGINT' && process.stdin.isTTY
      const handler = () => void (theTerminalDoes || child.kill(signal))
      process.on(signal, handler)
      return [signal, handler]
    })
    const release = () => handlers.forEach(([signal, handler]) => process.off(signal, handler))
    child.once('error', (error) => {
      release()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      release()
      resolve(code ?? 128 + (signalNumbers[signal] ?? 1))
    })
  })
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }
