/**
 * What systemd is told (sd_notify): ready, stopping, and, where it asks for it, that the event loop still turns. Node has no
 * datagram sockets of the Unix kind, so its own little program sends them (`NotifyAccess=all`).
 */
import { spawn } from 'node:child_process'

/** Answers once it is sent; a systemd that cannot be told is no reason to fail. */
function notify(env: NodeJS.ProcessEnv, ...words: string[]): Promise<void> {
  return new Promise((resolve) => {
    const sent = spawn('systemd-notify', words, { env, stdio: 'ignore' })
    sent.once('error', () => resolve())
    sent.once('close', () => resolve())
  })
}

/** Begins: says that the server is ready, and goes on saying that it lives. Without NOTIFY_SOCKET nobody is told. */
export function tellServiceManager(env: NodeJS.ProcessEnv): { stopping(): Promise<void> } {
  if (!env.NOTIFY_SOCKET) return { stopping: async () => {} }
  void notify(env, 'READY=1', 'STATUS=serving')
  const every = Number(env.WATCHDOG_USEC ?? 0) / 1000 / 3
  const watchdog = every > 0 ? setInterval(() => void notify(env, 'WATCHDOG=1'), every) : undefined
  return {
    stopping: async () => {
      clearInterval(watchdog)
      await notify(env, 'STOPPING=1')
    },
  }
}
