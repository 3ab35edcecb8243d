import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import { fileURLToPath } from 'node:url'
import { atoms } from './scripts/build/atoms.ts'
import { brandColours } from './scripts/build/brand/postcss.ts'
import { textInRem } from './scripts/build/text-in-rem.ts'

const styles = (name) => fileURLToPath(new URL(`src/ui/styles/${name}`, import.meta.url))

/** Text and layout by word, breakpoints by name, text that grows with its reader's choice (decisions 058, 111). */
export default {
  plugins: [
    brandColours(),
    atoms(styles('atoms.css')),
    globalData({ files: [styles('media.css')] }),
    customMedia(),
    textInRem(),
  ],
}
