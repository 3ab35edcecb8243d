/** The plain template, built as its owner would and served with brotli: what every page is held against. */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

interface Kept {
  readonly type: string
  readonly bytes: Buffer
}

/** Builds it into a folder and serves it. */
export async function servePlain(folder: string): Promise<{ url: string; close: () => void }> {
  await build({
    root: join(import.meta.dirname, 'plain'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
  })
  const files = new Map<string, Kept>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    files.set(`/${relative(folder, file)}`, { type, bytes: brotliCompressSync(readFileSync(file)) })
  }
  const server: Server = createServer((request, response) => {
    const file = files.get(request.url === '/' ? '/index.html' : (request.url ?? ''))
    const cache = request.url === '/' ? 'no-cache' : 'max-age=31536000, immutable'
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'cache-control': cache })
    response.end(file.bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
