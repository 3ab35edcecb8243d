/** The one way to keep a picture (a QR, a poster): a download, or the picture itself to be saved by a long press. */
import { dataUrlOf } from '#src/lib/image/data-url.ts'
import { platform } from '#src/platform/current.ts'
import type { SaveResult } from '#src/platform/platform.ts'
import { images } from '#src/strings/images.ts'
import { defineDialog, open } from './dialogs.ts'
import type { KeptImage } from './KeepImageDialog.tsx'
import { toast } from './toasts.ts'

const keepImageDialog = defineDialog<KeptImage, void>({
  name: 'keepImage',
  load: async () => (await import('./KeepImageDialog.tsx')).KeepImageDialog,
  dismissed: undefined,
})

/**
 * Downloads the picture, or shows it in a sheet where downloads do not work (inside LINE, other apps). `image` must be
 * PNG or JPEG: nothing else is saved by a long press. Resolves when that is done, and the sheet closed.
 */
export async function keepImage(image: Blob, fileName: string, title: string): Promise<SaveResult> {
  const result = await platform().saveImage(image, fileName)
  // A data address: iOS saves neither a canvas nor a blob by a long press (line.md §5).
  if (result === 'longPress') await open(keepImageDialog, { src: await dataUrlOf(image), title })
  if (result === 'unsupported') toast('lost', images.keepFailed)
  return result
}
