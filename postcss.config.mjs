import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import { fileURLToPath } from 'node:url'

/** Breakpoints by name in every style sheet (decision 058). */
const media = fileURLToPath(new URL('src/ui/styles/media.css', import.meta.url))

export default { plugins: [globalData({ files: [media] }), customMedia()] }
