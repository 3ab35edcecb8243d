import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CDPSession, Page } from 'playwright-core'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What hangs on colours: all that a theme can change. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What still fades in has a colour between two; what moves for ever (a skeleton) is not waited for. */
const atRest = `Promise.race([
  Promise.allSettled(document.getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ finished }) => finished)),
  new Promise((resolve) => setTimeout(resolve, 3000)),
]).then(() => undefined)`

/** By page, kept as long as the page is: an isolated world lasts as long as its document for the session that made it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const kept = sessions.get(page)
  if (kept) return kept
  const session = page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * Everything axe finds on the page when it has come to rest, one line for each element; empty when all is well.
 * It runs in an isolated world: the page's own policy (no eval, Trusted Types) stays in force and is not in the way.
 */
export async function axeCheck(
  page: Page,
  options: { exclude?: string[]; withoutRules?: string[]; coloursOnly?: boolean } = {},
): Promise<string[]> {
  const session = await sessionOf(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  })
  const run = async (expression: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as unknown
  }
  // Half a megabyte of script: once for a document, whatever is looked at in it.
  if (!(await run(`typeof axe === 'object'`))) await run(`${source};undefined`)
  await run(atRest)
  const context = JSON.stringify({ exclude: (options.exclude ?? []).map((selector) => [selector]) })
  const rules = Object.fromEntries((options.withoutRules ?? []).map((rule) => [rule, { enabled: false }]))
  const runOnly = options.coloursOnly ? { type: 'rule', values: colourRules } : tags
  const settings = JSON.stringify({ runOnly, rules, resultTypes: ['violations'], iframes: false })
  const { violations } = (await run(`axe.run(${context}, ${settings})`)) as AxeResults
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  )
}
