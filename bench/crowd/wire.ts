/**
 * A client that costs next to nothing, since it shares the processor with what it measures: one connection for each that is under
 * way, kept and used again; a request is one write, and of an answer only its status and its body are read.
 */
import { connect, type Socket } from 'node:net'

export interface Sent {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Got {
  readonly status: number
  readonly text: string
}

const HEAD_END = '\r\n\r\n'

/** The body and where the answer ends; null while some of it is on its way. */
function bodyOf(text: string): string | null {
  const head = text.indexOf(HEAD_END)
  if (head < 0) return null
  const body = text.slice(head + HEAD_END.length)
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))
  if (length) return body.length >= Number(length[1]) ? body : null
  if (!body.endsWith(`0${HEAD_END}`)) return null
  let whole = ''
  for (let at = 0; ;) {
    const line = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.slice(at, line), 16)
    if (size === 0) return whole
    whole += body.slice(line + 2, line + 2 + size)
    at = line + 2 + size + 2
  }
}

class Line {
  readonly #socket: Socket
  #text = ''
  #told: { resolve: (got: Got) => void; reject: (error: Error) => void } | null = null

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    // Bytes as characters: lengths are those of the wire.
    this.#socket.setEncoding('latin1')
    this.#socket.on('data', (part: string) => this.#hear(part))
    this.#socket.on('error', (error) => this.#told?.reject(error))
    this.#socket.on('close', () => this.#told?.reject(new Error('the server hung up')))
  }

  send(text: string): Promise<Got> {
    return new Promise((resolve, reject) => {
      this.#told = { resolve, reject }
      this.#socket.write(text)
    })
  }

  #hear(part: string): void {
    this.#text += part
    const body = bodyOf(this.#text)
    if (body === null) return
    const status = Number(this.#text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
    this.#text = ''
    const told = this.#told
    this.#told = null
    told?.resolve({ status, text: body })
  }
}

const idle = new Map<string, Line[]>()

/** Sends to an address of the loopback. The body is ASCII. */
export async function send(url: string, { method, headers, body = '' }: Sent): Promise<Got> {
  const { host, port, pathname } = new URL(url)
  const lines = idle.get(host) ?? []
  idle.set(host, lines)
  const line = lines.pop() ?? new Line(Number(port))
  const all = { host, ...headers, ...(method === 'POST' && { 'content-length': String(body.length) }) }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const got = await line.send(`${method} ${pathname} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
  lines.push(line)
  return got
}
