/** What the words are written in, and what is told by the rules of that language beside them. */
export const language = {
  /** Of sorting and of counting letters (BCP 47). */
  tag: 'th',
  /** Of dates: the Buddhist era in Arabic digits. */
  dates: 'th-TH-u-ca-buddhist-nu-latn',
} as const

/** The same for who builds the site; no script of it holds this. */
export const page = {
  lang: 'th',
  openGraph: 'th_TH',
  /** The locale of antd-mobile that src/strings/antd.ts corrects. */
  library: 'th-TH',
  /** One that a device without the language's letters has not. */
  letter: 'ก',
  /** The letters that the first screen cannot do without, of text and of headings, both with their digits, below src/ui/fonts. */
  fonts: ['anuphan-thai.woff2', 'anuphan-figures.woff2', 'noto-serif-thai.woff2', 'noto-serif-figures.woff2'],
} as const
