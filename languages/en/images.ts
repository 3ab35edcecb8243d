import type * as thai from '#src/strings/images.ts'
import type { Sentences } from '../sentences.ts'

export const images: Sentences<typeof thai.images> = {
  choose: 'Choose a picture',
  take: 'Take a photo',
  dropHint: 'Drop a picture here, or press Ctrl+V to paste one',
  preparing: 'Preparing the picture',
  change: 'Change picture',
  remove: 'Remove picture',
  chosen: (name) => `Chosen picture ${name}`,
  fault: {
    notAnImage: 'This file is not a picture. Choose a JPG or PNG file',
    heic: 'This device cannot open HEIC pictures. Open it, take a screenshot and choose the screenshot instead',
    tooBig: 'The picture is too big. Choose one of at most 20 MB',
    broken:
      'This picture cannot be opened. It may be damaged or not fully downloaded. Choose another or try again',
  },

  keepHint: 'Press and hold the picture to save it',
  keepSteps: 'How to save the picture',
  keepFirst: 'Press and hold the picture, then choose to save it',
  keepSecond: 'You will find it in your photos',
  keepOutside: 'Open outside LINE to download',
  keepFailed: 'The picture cannot be saved here. Take a screenshot instead',
}
