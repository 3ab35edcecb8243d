import type * as thai from '#src/strings/language.ts'
import type { Sentences } from '../sentences.ts'

export const language: Sentences<typeof thai.language> = {
  tag: 'en',
  dates: 'en-GB-u-ca-gregory-nu-latn',
}

export const page: Sentences<typeof thai.page> = {
  lang: 'en',
  openGraph: 'en_GB',
  library: 'en-US',
  letter: 'a',
  fonts: [
    'anuphan-latin.woff2',
    'anuphan-figures.woff2',
    'noto-serif-latin.woff2',
    'noto-serif-figures.woff2',
  ],
}
