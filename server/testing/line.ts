/** The line to the database, in a test's hand: it can be cut, at a chosen statement too, and stay dead for a while. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Line {
  /** The database as reached through the line. */
  readonly url: string
  /** Ends every connection. */
  cut(): void
  /** From now on nothing gets through, or everything again. */
  dead(is: boolean): void
  /** Cuts the connection that next sends this text: before the server reads it, or when the server has answered it. */
  cutAt(text: string, when: 'before' | 'answered'): void
  close(): Promise<void>
}

/** A relay on loopback before the database at `url`. */
export async function openLine(url: string): Promise<Line> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isDead = false
  let trap: { text: string; when: 'before' | 'answered' } | null = null

  const server = createServer((near) => {
    if (isDead) return void near.resetAndDestroy()
    const far = connect(Number(target.port || 5432), target.hostname)
    let sprung = false
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (bytes) => {
      const hit = trap !== null && bytes.includes(trap.text)
      if (hit && trap?.when === 'before') near.resetAndDestroy()
      else far.write(bytes)
      if (!hit) return
      sprung = trap?.when === 'answered'
      trap = null
    })
    far.on('data', (bytes) => void (sprung ? near.resetAndDestroy() : near.write(bytes)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: own.href,
    cut,
    dead: (is) => {
      isDead = is
      if (is) cut()
    },
    cutAt: (text, when) => void (trap = { text, when }),
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
