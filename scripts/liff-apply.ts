/**
 * `npm run liff:apply [-- --env production --production --yes]`: makes LINE's registration what liff.config.json says.
 * A dry run without --yes; environment production only with --production as well. Registers apps that have no id yet
 * and prints the id to be entered; deletes nothing.
 */
import { type Plan, planFor, type PlanStep } from '#liff/config/plan.ts'
import { main } from './lib/main.mjs'
import { type LiffApi, liffApi } from './liff/line-api.ts'
import { planLines } from './liff/report.ts'
import { settingsOf } from './liff/settings.ts'

await main(async () => {
  const { config, environment, channel, send, production } = settingsOf('apply', process.argv.slice(2))
  if (send && environment === 'production' && !production) {
    throw new Error('production is changed only with --production: nothing was sent.')
  }
  const api = await liffApi(channel)
  const plan = planFor(config, environment, await api.list())
  console.log([`${environment}, channel ${channel.id}`, ...planLines(plan)].join('\n'))
  if (plan.steps.some(({ kind }) => kind === 'refused'))
    throw new Error('Nothing was sent: see what is refused.')
  if (!send) {
    console.log('Dry run: nothing was sent. Add --yes to send it.')
    return 0
  }
  for (const step of plan.steps) await take(step, api)
  return report(planFor(config, environment, await api.list()), plan)
})

async function take(step: PlanStep, api: LiffApi): Promise<void> {
  if (step.kind === 'change') {
    await api.change(step.liffId, step.body)
    console.log(`${step.app} ${step.liffId}: changed`)
  }
  if (step.kind === 'create') {
    const liffId = await api.create(step.body)
    console.log(`${step.app}: registered as ${liffId}; enter it in liff.config.json as liffIds.${step.app}`)
  }
}

/** Asked again, LINE has to say what was wanted: a value that it quietly left out would be missed for weeks. */
function report(after: Plan, sent: Plan): number {
  const changed = new Set(sent.steps.flatMap((step) => (step.kind === 'change' ? [step.app] : [])))
  const left = after.steps.filter((step) => changed.has(step.app) && step.kind === 'change')
  if (left.length === 0) return 0
  console.error('LINE took the request, but still says otherwise:')
  console.error(planLines({ steps: left, strangers: [] }).join('\n'))
  return 1
}
