/**
 * `npm run look -- take <name>` keeps what every view of the built site looks like; `npm run look -- compare <one> <other>`
 * tells where two such sets differ. Options: `--only=<pattern of views>`, `--pictures`, `--quick` (two widths,
 * dark), `--press` (every button is pressed, and what opens is kept too).
 * `npm run look -- audit` tells what does not fit, at every window and twice the text size, and what axe finds. Options:
 * `--only=<pattern>`, `--widths=320,390`, `--pictures`, `--no-axe`.
 */
import { main } from './lib/main.mjs'
import { auditLook } from './look/audit.ts'
import { compareLooks } from './look/compare.ts'
import { takeLook } from './look/take.ts'
import { heights } from './look/visit.ts'

const usage =
  'npm run look -- take <name> | compare <one> <other> | audit [--only=<pattern>] [--pictures] [--quick] [--press]'

await main(async () => {
  const args = process.argv.slice(2)
  const options = args.filter((arg) => arg.startsWith('--'))
  const [command, one, other] = args.filter((arg) => !arg.startsWith('--'))
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length) ?? ''
  if (command === 'audit') {
    const widths = options.find((option) => option.startsWith('--widths='))?.slice('--widths='.length)
    return auditLook({
      only: new RegExp(only),
      widths: widths?.split(',').map(Number) ?? Object.keys(heights).map(Number),
      pictures: options.includes('--pictures'),
      axe: !options.includes('--no-axe'),
    })
  }
  if (command === 'take' && one) {
    await takeLook(one, {
      only: new RegExp(only),
      pictures: options.includes('--pictures'),
      quick: options.includes('--quick'),
      press: options.includes('--press'),
    })
    return 0
  }
  if (command === 'compare' && one && other) return compareLooks(one, other)
  throw new Error(usage)
})
