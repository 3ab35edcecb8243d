/**
 * The site on a platform that has the documented calls alone, on one that speaks in another form, and on one that fails half the time:
 * a few journeys of `npm run platforms`, which makes all of them and walks every page.
 */
// oneSize: what is asked and understood is alike at every size.
import { allEndpoints } from '#contracts/all.ts'
import { expect, oneSize, test } from '../../harness/e2e.ts'
import { tokenOf } from '../../harness/e2e-people.ts'
import { Hand } from '../../platforms/hand.ts'
import { journeys } from '../../platforms/journeys.ts'
import { kinds } from '../../platforms/kinds.ts'
import { openProxy } from '../../platforms/proxy.ts'
import { Visit } from '../../platforms/visit.ts'

/** The few that every run of the tests makes. */
const few: Readonly<Record<string, readonly string[]>> = {
  specification: ['deposit', 'money out'],
  dialect: ['bill'],
  broken: ['sign in'],
}

for (const kind of kinds().filter(({ name }) => name !== 'reference'))
  test(`on the platform “${kind.name}”`, oneSize, async ({ browser, baseURL, request, watch }) => {
    watch.allow(/status of (404|500)|ERR_|net::/)
    const hasAdditions = !kind.lacks(allEndpoints.find(({ name }) => name === 'withdraw.options')!)
    const proxy = await openProxy(kind, { target: baseURL! })
    const thrown: string[] = []
    for (const journey of journeys.filter(({ name }) => few[kind.name]!.includes(name))) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const person = (await journey.as?.(request)) ?? { username: '', mobile: '', password: '' }
      const token = journey.as ? await tokenOf(request, person) : ''
      proxy.forget()
      const visit = await Visit.begin(context, proxy.url, journey.as ? { token, ...person } : null)
      await journey.run({ hand: new Hand(visit, kind.fails), arrange: request, hasAdditions }, token, person)
      thrown.push(...visit.thrown)
      const again = [...proxy.asked].filter(
        ([name, times]) => times > 1 && allEndpoints.some((one) => one.name === name && kind.lacks(one)),
      )
      expect(again, journey.name).toEqual([])
      await context.close()
    }
    await proxy.close()
    expect(thrown).toEqual([])
  })
