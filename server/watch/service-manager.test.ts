/** What systemd hears, from a socket like its own. Skipped where its programs are not installed. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { tellServiceManager } from './service-manager.ts'

/** Node cannot listen on such a socket either. */
const LISTENER = `
import socket, sys
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM); s.bind(sys.argv[1])
while True: print(s.recv(4096).decode().replace(chr(10), ' '), flush=True)
`

function has(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const canHear = has('python3') && has('systemd-notify')

it.skipIf(!canHear)(
  'tells systemd that it is ready, that it turns, and that it stops',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'notify-'))
    const socket = join(folder, 'socket')
    const listener = spawn('python3', ['-c', LISTENER, socket])
    let heard = ''
    listener.stdout.on('data', (chunk) => (heard += String(chunk)))
    const untilHeard = async (words: string) => {
      for (let attempt = 0; attempt < 200 && !heard.includes(words); attempt++) await sleep(50)
      expect(heard).toContain(words)
    }
    try {
      while (!existsSync(socket)) await sleep(20)
      const { PATH } = process.env
      const manager = tellServiceManager({ PATH, NOTIFY_SOCKET: socket, WATCHDOG_USEC: '300000' })
      await untilHeard('READY=1')
      await untilHeard('WATCHDOG=1')
      await manager.stopping()
      await untilHeard('STOPPING=1')
    } finally {
      listener.kill()
      rmSync(folder, { recursive: true })
    }
  },
  30_000,
)

it('tells nobody where no service manager asks', async () => {
  await expect(tellServiceManager({}).stopping()).resolves.toBeUndefined()
})
