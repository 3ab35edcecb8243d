/** What a picture file really is, by its first bytes: names and declared types lie, and Android declares none at all. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic'

/** How many bytes `imageKind` looks at. */
export const KIND_BYTES = 16

/** Brands of the ISO container (ISO/IEC 23008-12, AV1 Image File Format) that hold a still picture. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const avifBrands = new Set(['avif', 'avis'])

/** The kind, or null for what is no picture in pixels. SVG counts as none: it is a document with scripts. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const text = String.fromCharCode(...bytes.subarray(0, KIND_BYTES))
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('BM')) return 'bmp'
  if (text.slice(4, 8) !== 'ftyp') return null
  const brand = text.slice(8, 12)
  return heicBrands.has(brand) ? 'heic' : avifBrands.has(brand) ? 'avif' : null
}
