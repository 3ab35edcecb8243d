/**
 * A picture that the member picked, made ready to be sent (PAY-1): its kind by the first bytes, made smaller, and
 * written anew as JPEG, so that where and with which phone it was taken (EXIF) never leaves the device.
 */
import { KIND_BYTES, imageKind } from './image-kind.ts'

/** Why a file cannot be taken: no picture, a kind this browser cannot open, too large to open, or unreadable. */
export type ImageFault = 'notAnImage' | 'heic' | 'tooBig' | 'broken'

export interface ReadyImage {
  /** JPEG without metadata. */
  blob: Blob
  width: number
  height: number
  /** Of the file as it was picked; for people only. */
  name: string
}

export type ImageReading = { ok: true; image: ReadyImage } | { ok: false; fault: ImageFault }

/** Nobody's phone takes larger pictures; opening one could end the tab for want of memory. */
const MAX_FILE_BYTES = 20_000_000
const MAX_PIXELS = 60_000_000
const MAX_SIDE = 2000
/** As base64 this is just under the contract's SLIP_BASE64_MAX. */
const MAX_JPEG_BYTES = 2_900_000
/** Tried in turn until the file is small enough. The small print of a slip is legible at each. */
const QUALITIES = [0.88, 0.75, 0.6, 0.45]

/** Reads, checks and shrinks. Never throws: what is wrong with the file is the answer. */
export async function readImageFile(file: File): Promise<ImageReading> {
  if (file.size > MAX_FILE_BYTES) return failed('tooBig')
  const kind = await kindOf(file)
  if (kind === 'unreadable') return failed('broken')
  if (kind === null) return failed('notAnImage')
  const url = URL.createObjectURL(file)
  try {
    const picture = await loaded(url)
    // Only a browser of Apple's opens HEIC; elsewhere the member hears what to do instead.
    if (!picture) return failed(kind === 'heic' ? 'heic' : 'broken')
    const { naturalWidth: width, naturalHeight: height } = picture
    if (width * height > MAX_PIXELS) return failed('tooBig')
    const ready = await asJpeg(picture, fitted(width, height))
    return ready ? { ok: true, image: { ...ready, name: file.name } } : failed('broken')
  } finally {
    URL.revokeObjectURL(url)
  }
}

const failed = (fault: ImageFault): ImageReading => ({ ok: false, fault })

/** Android gives files that it cannot open after all: still in a cloud, or permission withdrawn (line.md §5). */
async function kindOf(file: File) {
  try {
    const head = new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer())
    return head.length === 0 ? 'unreadable' : imageKind(head)
  } catch {
    return 'unreadable'
  }
}

/** Resolves when size and orientation are known; the pixels are decoded only when drawn. */
function loaded(url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(picture.naturalWidth > 0 ? picture : null)
    picture.onerror = () => resolve(null)
    picture.src = url
  })
}

/** The size that fits the longest side, never larger than the picture is. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** The browser turns the picture upright by its EXIF orientation before it is drawn. */
async function asJpeg(picture: HTMLImageElement, size: { width: number; height: number }) {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // JPEG knows no transparency: without a ground it would come out black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size.width, size.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, size.width, size.height)
  const blob = await smallEnough(canvas)
  // iOS counts canvases against a limit until they are empty.
  canvas.width = 0
  return blob && { blob, ...size }
}

async function smallEnough(canvas: HTMLCanvasElement): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob || blob.size <= MAX_JPEG_BYTES) return blob
  }
  return null
}
