/** `npm run liff:plan [-- --env production]`: what liff.config.json and LINE's registration disagree on. Sends nothing. */
import { planFor } from '#liff/config/plan.ts'
import { main } from './lib/main.mjs'
import { liffApi } from './liff/line-api.ts'
import { planLines } from './liff/report.ts'
import { settingsOf } from './liff/settings.ts'

await main(async () => {
  const { config, environment, channel } = settingsOf('plan', process.argv.slice(2))
  const registered = await (await liffApi(channel)).list()
  const plan = planFor(config, environment, registered)
  console.log([`${environment}, channel ${channel.id}`, ...planLines(plan)].join('\n'))
  return plan.steps.some(({ kind }) => kind === 'refused') ? 1 : 0
})
