// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { saveImage } from './save-image.ts'

const apple =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const picture = new Blob(['png'], { type: 'image/png' })
const clicked: { href: string; download: string }[] = []

const agent = vi.spyOn(navigator, 'userAgent', 'get')
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
  clicked.push({ href: this.href, download: this.download })
})

function keepWith(userAgent: string) {
  agent.mockReturnValue(userAgent)
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
  return saveImage(picture, 'qr.png')
}

afterEach(() => void (clicked.length = 0))

it.each([
  ['a desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'],
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/130.0 Mobile Safari/537.36'],
  ['Safari on an iPhone', `${apple} Version/18.6 Mobile/15E148 Safari/604.1`],
])('ENV-2 %s downloads the picture', (_, userAgent) => {
  expect(keepWith(userAgent)).toBe('saved')
  expect(clicked).toEqual([{ href: 'blob:picture', download: 'qr.png' }])
})

it.each([
  ['LIFF on iOS', `${apple} Mobile/15E148 Safari Line/15.12.0 LIFF`],
  ['LINE on Android', 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0 Safari/537.36 Line/15.10.0/IAB'],
  ['Facebook on iOS', `${apple} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`],
  ['an unknown app on iOS', `${apple} Mobile/15E148`],
  ['an unknown app on Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) Chrome/126.0 Safari/537.36'],
])('ENV-2 %s shows it for a long press, without a download', (_, userAgent) => {
  expect(keepWith(userAgent)).toBe('longPress')
  expect(clicked).toEqual([])
})
