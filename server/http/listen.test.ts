import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { CannotListen, listen, type Listening } from './listen.ts'

const open: Listening[] = []
afterEach(async () => {
  for (const socket of open.splice(0)) await socket.stop(0)
})

async function start(): Promise<{ socket: Listening; url: string }> {
  const socket = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT' })
  open.push(socket)
  return { socket, url: `http://127.0.0.1:${socket.port}/` }
}

/** Answers after a while, as a request that writes would. */
const slow = (milliseconds: number) => (_: unknown, response: { end(text: string): unknown }) =>
  void sleep(milliseconds).then(() => response.end('done'))

describe('listening', () => {
  it('asks callers to come back in a second while the server starts', async () => {
    const { url, socket } = await start()
    const early = await fetch(url)
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1'])
    socket.serve((_, response) => void response.end('here'))
    expect(await (await fetch(url)).text()).toBe('here')
  })

  it('names the variable of a port that is taken', async () => {
    const { socket } = await start()
    const again = listen({ host: '127.0.0.1', port: socket.port, variable: 'GAMES_PORT' })
    await expect(again).rejects.toThrow(CannotListen)
    await expect(again).rejects.toThrow('set GAMES_PORT to another port')
  })

  it('names what to do about a port that this user may not have', () => {
    expect(new CannotListen('PORT', '127.0.0.1', 80, 'EACCES').message).toBe(
      'Port 80 may not be used by this user. Set PORT to a port above 1023.',
    )
  })

  it('lets running requests end, takes no new ones, and closes kept connections', async () => {
    const { url, socket } = await start()
    socket.serve(slow(300))
    await fetch(url).then((response) => response.text())
    const running = fetch(url).then((response) => response.text())
    await sleep(50)
    const begun = performance.now()
    const stopped = socket.stop(5_000)
    await sleep(20)
    await expect(fetch(url)).rejects.toThrow('fetch failed')
    expect(await running).toBe('done')
    await stopped
    expect(performance.now() - begun).toBeLessThan(4_000)
  })

  it('cuts what takes longer than it may', async () => {
    const { url, socket } = await start()
    socket.serve(slow(60_000))
    const outcome = fetch(url).then(
      () => 'answered',
      (error: Error) => error.message,
    )
    await sleep(50)
    await socket.stop(100)
    expect(await outcome).toBe('fetch failed')
  })
})
