import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import { fileURLToPath } from 'node:url'
import { atoms } from './scripts/build/atoms.ts'
import { brandColours } from './scripts/build/brand/postcss.ts'

const styles = (name) => fileURLToPath(new URL(`src/ui/styles/${name}`, import.meta.url))

/** Text and layout by word, breakpoints by name, in every style sheet (decision 058). */
export default {
  plugins: [
    brandColours(),
    atoms(styles('atoms.css')),
    globalData({ files: [styles('media.css')] }),
    customMedia(),
  ],
}
