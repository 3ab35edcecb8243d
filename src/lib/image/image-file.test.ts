// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fitted, readImageFile } from './image-file.ts'

const jpeg = '\xff\xd8\xff\xe1\0\0Exif\0\0'
const heic = '\0\0\0\x18ftypheic\0\0\0\0'
const file = (head: string, size = head.length) => {
  const made = new File([Uint8Array.from(head, (letter) => letter.charCodeAt(0))], 'slip.jpg')
  Object.defineProperty(made, 'size', { value: size })
  return made
}

/** What the browser makes of the file: its size, or null when it cannot open it. */
let opens: { width: number; height: number } | null
/** Bytes of the JPEG at each quality that is asked for. */
let weights: number[]
const asked: number[] = []
const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob')
const alive = new Set<string>()

beforeEach(() => {
  opens = { width: 3000, height: 4000 }
  weights = [500_000]
  asked.length = 0
  alive.clear()
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {}
      onerror = () => {}
      naturalWidth = opens?.width ?? 0
      naturalHeight = opens?.height ?? 0
      set src(_: string) {
        queueMicrotask(() => (opens ? this.onload() : this.onerror()))
      }
    },
  )
  context.mockReturnValue({
    fillRect: () => {},
    drawImage: () => {},
  } as unknown as ReturnType<HTMLCanvasElement['getContext']>)
  toBlob.mockImplementation((done, type, quality) => {
    asked.push(Number(quality))
    done(new Blob([new Uint8Array(weights.shift() ?? 0)], { type: type ?? '' }))
  })
  URL.createObjectURL = () => {
    alive.add('blob:one')
    return 'blob:one'
  }
  URL.revokeObjectURL = (url) => void alive.delete(url)
})
afterEach(() => vi.unstubAllGlobals())

it('PAY-1 a photo becomes a JPEG of at most 2000 px', async () => {
  const reading = await readImageFile(file(jpeg))
  expect(reading).toMatchObject({ ok: true, image: { width: 1500, height: 2000, name: 'slip.jpg' } })
  expect(reading.ok && reading.image.blob.type).toBe('image/jpeg')
  expect(alive.size).toBe(0)
})

it('PAY-1 the quality goes down only until the file is small enough to be sent', async () => {
  weights = [4_000_000, 3_100_000, 2_000_000, 1_000_000]
  const reading = await readImageFile(file(jpeg))
  expect(reading.ok && reading.image.blob.size).toBe(2_000_000)
  expect(asked).toHaveLength(3)
})

it.each([
  ['a document', () => file('%PDF-1.7'), 'notAnImage'],
  ['a drawing with scripts in it', () => file('<svg xmlns="http:'), 'notAnImage'],
  ['more than 20 MB', () => file(jpeg, 20_000_001), 'tooBig'],
  ['nothing at all (Android, still in the cloud)', () => file(''), 'broken'],
])('PAY-1 %s is refused before it is opened', async (_, make, fault) => {
  expect(await readImageFile(make())).toEqual({ ok: false, fault })
  expect(asked).toEqual([])
})

it('PAY-1 more pixels than a phone can hold are refused before they are drawn', async () => {
  opens = { width: 10_000, height: 6_001 }
  expect(await readImageFile(file(jpeg))).toEqual({ ok: false, fault: 'tooBig' })
  expect(asked).toEqual([])
  expect(alive.size).toBe(0)
})

it('PAY-1 what the browser cannot open has its own sentence for HEIC', async () => {
  opens = null
  expect(await readImageFile(file(heic))).toEqual({ ok: false, fault: 'heic' })
  expect(await readImageFile(file(jpeg))).toEqual({ ok: false, fault: 'broken' })
})

it('PAY-1 a browser that opens HEIC takes it', async () => {
  expect(await readImageFile(file(heic))).toMatchObject({ ok: true })
})

it('PAY-1 a file that Android does not hand out after all is broken, not an exception', async () => {
  const gone = file(jpeg)
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob
  expect(await readImageFile(gone)).toEqual({ ok: false, fault: 'broken' })
})

it('a small picture is not made larger, and no side vanishes', () => {
  expect(fitted(300, 200)).toEqual({ width: 300, height: 200 })
  expect(fitted(20_000, 3)).toEqual({ width: 2000, height: 1 })
})
