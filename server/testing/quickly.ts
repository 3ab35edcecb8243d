/** `node --import ./quickly.ts file.ts`: the file's modules are found as those of `main.ts` are. */
import { loadQuickly } from '../loading.ts'

loadQuickly()
