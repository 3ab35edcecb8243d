/** Reads the mini QR of a slip on the device: its picture says little, its code names the transfer (domain.md §5.2). */

/** Beyond this a code is no easier to find, and cheap phones take seconds. */
const MAX_SIDE = 1600
const TIME_MS = 1500

function pixelsOf(picture: ImageBitmap): ImageData | null {
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const size = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  pen?.drawImage(picture, 0, 0, size.width, size.height)
  const pixels = pen?.getImageData(0, 0, size.width, size.height) ?? null
  // iOS counts canvases against a limit until they are empty.
  canvas.width = 0
  return pixels
}

/** The text of the code; '' when there is none, or this browser cannot look. The server judges what it says. */
export async function readMiniQr(image: Blob): Promise<string> {
  try {
    const [{ default: decode }, picture] = await Promise.all([
      import('qr/decode.js'),
      createImageBitmap(image),
    ])
    const pixels = pixelsOf(picture)
    picture.close()
    return pixels ? decode(pixels, { timeLimit: TIME_MS }) : ''
  } catch {
    return ''
  }
}
