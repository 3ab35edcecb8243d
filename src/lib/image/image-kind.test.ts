import { expect, it } from 'vitest'
import { imageKind } from './image-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['jpeg', '\xff\xd8\xff\xe1\0\0Exif'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['gif', 'GIF89a\x01\0\x01\0'],
  ['bmp', 'BM\x36\0\0\0'],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0'],
  ['avif', '\0\0\0\x18ftypavif\0\0\0\0'],
  [null, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [null, '%PDF-1.7'],
  [null, '\0\0\0\x18ftypmp42\0\0\0\0'],
  [null, 'RIFF\x10\0\0\0WAVE'],
  [null, ''],
])('PAY-1 a picture is known by its first bytes: %s', (kind, text) => {
  expect(imageKind(bytes(text))).toBe(kind)
})
