import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipped } from 'node:zlib'
import { filesUnder } from '../lib/hash.mjs'

const compressible = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/
const smallest = 500

const toGzip = promisify(gzipped)
const toBrotli = promisify(brotliCompress)

/** One copy of the shell for each page's link preview: packed at the strongest they would double the build's time. */
const copies = /(?:^|\/)(?:pages|liff)\/(?!index)[\w-]+\.html$/

/** Brotli at its strongest: it is done once, here, and read by every visitor. */
export const brotli = (bytes: Buffer, quality = constants.BROTLI_MAX_QUALITY): Promise<Buffer> =>
  toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

export const gzip = (bytes: Buffer): Promise<Buffer> => toGzip(bytes, { level: 9 })

/** Writes name.br and name.gz beside every text file of 1 kB and more. */
export async function compressFiles(folder: string): Promise<number> {
  const files = filesUnder(folder).filter((file) => compressible.test(file))
  const done = await Promise.all(files.map(compressOne))
  return done.filter(Boolean).length
}

async function compressOne(file: string): Promise<boolean> {
  const bytes = await readFile(file)
  if (bytes.length < smallest) return false
  const [br, gz] = await Promise.all([brotli(bytes, copies.test(file) ? 9 : undefined), gzip(bytes)])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return true
}
