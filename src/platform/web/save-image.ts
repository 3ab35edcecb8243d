/** Keeping a picture: a download where downloads work, else shown to be saved by a long press. */
import type { SaveResult } from '../platform.ts'
import { lineHost } from '../line-host.ts'

/** `saved`: handed to the browser's downloads; how that ends nobody is told. */
export const saveImage = (image: Blob, fileName: string): SaveResult =>
  download(image, fileName) ? 'saved' : 'longPress'

/** Hands a file to the browser's downloads; false where there are none. */
export function download(file: Blob, fileName: string): boolean {
  if (!downloadWorks()) return false
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(file)
  anchor.download = fileName
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000)
  return true
}

/** Other apps' own browsers, which open a download as a page or drop it. */
const otherApps = /FBA[NV]\/|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok|; wv\)/
const appleMobile = /iPhone|iPad|iPod/

/**
 * LINE knows no `download` attribute (line.md §5): on iOS the picture would replace the page. Other apps' browsers do
 * as badly; on iOS they are known by WebKit without the word Safari, on Android by "wv".
 */
export function downloadWorks(userAgent: string = navigator.userAgent): boolean {
  if (lineHost(userAgent) !== null || otherApps.test(userAgent)) return false
  if (appleMobile.test(userAgent) && !/Safari\//.test(userAgent)) return false
  return 'download' in HTMLAnchorElement.prototype
}
