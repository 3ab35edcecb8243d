import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { besideLetters, starting, untilLetters, withLetters, withParts } from './first.ts'

/** What runs in its head. */
const [, inHead = ''] = /<script>(.*)<\/script>/.exec(untilLetters) ?? []

/** What a page has that is not fetched, nor run, before it says so. */
function written() {
  const moved: unknown[] = []
  const [link, script] = [{ rel: 'later' }, { type: 'later' }]
  const found = (what: string) => ({ '[rel=later]': [link], '[type=later]': [script] })[what] ?? []
  const state = () => ({ fetched: link.rel === 'modulepreload', run: script.type === 'module' })
  return {
    document: { querySelectorAll: found, head: { append: (one: unknown) => moved.push(one) } },
    state,
    moved,
    script,
  }
}

it.each([
  ['http/1.1', true, { fetched: true, run: false }, 'eager'],
  [undefined, true, { fetched: true, run: false }, 'eager'],
  ['h2', true, { fetched: false, run: false }, 'lazy'],
  ['h3', true, { fetched: false, run: false }, 'lazy'],
  ['h2', false, { fetched: true, run: true }, 'lazy'],
  ['http/1.1', false, { fetched: true, run: true }, 'eager'],
])(
  'a page that came by %s (shown: %s) begins with its scripts %o, and its posters are %s',
  (nextHopProtocol, shown, begun, loading) => {
    const poster = { loading: 'lazy' }
    const { document, state } = written()
    runInNewContext(starting + besideLetters('shown'), {
      document,
      shown,
      r: { querySelectorAll: (what: string) => (what === '[data-soon]' ? [poster] : []) },
      performance: { getEntriesByType: () => (nextHopProtocol === undefined ? [] : [{ nextHopProtocol }]) },
    })
    expect([state(), poster.loading]).toEqual([begun, loading])
  },
)

interface Visited {
  told?: Promise<unknown>
  hidden?: boolean
  parts?: number
  latin?: string
  /** Whether its first screen is parted; what a page is that never is, where it is not said. */
  parted?: boolean
}

describe('a page is shown with its letters', () => {
  /** Runs the script on a device; `thai`: whether it has Thai letters of its own, `told`: what the head waits for. */
  function arrive(
    userAgent: string,
    thai: boolean,
    { told, hidden = false, parts = 0, latin = '', parted }: Visited = {},
  ) {
    const dataset: { letters?: string; rest?: string | number } = {}
    const waits: number[] = []
    const late: (() => void)[] = []
    const frames: (() => void)[] = []
    const laters: string[] = []
    const measured: string[] = []
    let come = () => {}
    const fonts = new Promise<void>((resolve) => (come = resolve))
    const measureText = (text: string) => {
      measured.push(text)
      return { width: thai && text !== '\uffff' ? 2 : 1 }
    }
    const { document, state, moved, script } = written()
    const fetched: string[][] = []
    const shown = parted === undefined ? withLetters(parts, latin) : withParts('r')
    runInNewContext(`${inHead};${starting}${shown}`, {
      r: { dataset: {}, querySelector: () => parted },
      document: {
        ...document,
        hidden,
        documentElement: { dataset },
        told,
        later: () => laters.push('asked'),
        fonts: {
          load: (...font: string[]) => {
            fetched.push(font)
            return fonts
          },
        },
        createElement: () => ({ getContext: () => ({ measureText }) }),
      },
      navigator: { userAgent },
      setTimeout: (then: () => void, ms = 0) => {
        waits.push(ms)
        late.push(then)
      },
      requestAnimationFrame: (then: () => void) => frames.push(then),
    })
    return { dataset, waits, late, frames, laters, measured, fetched, come, state, moved, script }
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  it('and with the Latin ones where it has some, which nothing waits for', () => {
    const families = (latin: string) => arrive('K', true, { latin }).fetched.map(([family]) => family)
    expect(families('1')).toEqual(['1em Anuphan Latin', ...families('0')])
    expect(families('0')).toEqual(['1em Anuphan', '600 1em Noto Serif Thai'])
    expect(arrive('K', true, { latin: '1' }).fetched[0]).toEqual(['1em Anuphan Latin', 'a'])
  })

  it.each([
    ['a phone, of which nothing is measured', 'Linux; Android 10; K', false, 800, 0],
    ['a desktop that has some', 'X11; Linux x86_64', true, 800, 2],
    ['a desktop without any, which waits longer', 'X11; Linux x86_64', false, 2_000, 2],
  ])('on %s', async (_, agent, thai, ms, asked) => {
    const { dataset, waits, late, frames, laters, measured, come } = arrive(`Mozilla/5.0 (${agent})`, thai)
    expect(dataset).toEqual({ letters: '', rest: 1 })
    expect(waits).toEqual([ms])
    expect(measured).toHaveLength(asked)
    expect(laters).toEqual([])
    come()
    await settled()
    // What stands around the page, then the page, then what lies below the first screen: a frame for each.
    expect(dataset).toEqual({ rest: 1 })
    frames[0]!()
    late.at(-1)!()
    expect(dataset).toEqual({ rest: 0 })
    frames[1]!()
    late.at(-1)!()
    expect([dataset, laters]).toEqual([{}, []])
    late.at(-1)!()
    expect([waits.at(-1), laters]).toEqual([100, ['asked']])
  })

  it('its scripts are fetched by then at the latest, and run when it has been painted', async () => {
    const { late, frames, come, state, moved, script } = arrive('', true)
    expect(state()).toEqual({ fetched: false, run: false })
    come()
    await settled()
    expect(state()).toEqual({ fetched: true, run: false })
    frames[0]!()
    late.at(-1)!()
    frames[1]!()
    expect(state()).toEqual({ fetched: true, run: false })
    late.at(-1)!()
    expect([state(), moved]).toEqual([{ fetched: true, run: true }, [script]])
  })

  it('in as many parts as the page has, a frame for each, and its scripts after the last', async () => {
    const { dataset, late, frames, come, state } = arrive('', true, { parts: 2 })
    expect(dataset).toEqual({ letters: '', rest: 3 })
    come()
    await settled()
    for (const left of [{ rest: 2 }, { rest: 1 }, { rest: 0 }]) {
      frames.at(-1)!()
      late.at(-1)!()
      expect([dataset, state().run]).toEqual([left, false])
    }
    frames.at(-1)!()
    late.at(-1)!()
    expect([dataset, state().run, frames.length]).toEqual([{}, true, 4])
  })

  it.each([
    [true, [2, 1, 0]],
    [false, [2, 0]],
  ])('and a page whose first screen is parted (%s) has frames %o', async (parted, rests) => {
    const { dataset, late, frames, come } = arrive('', true, { parted })
    come()
    await settled()
    for (const rest of rests) {
      expect(dataset).toEqual({ rest })
      frames.at(-1)!()
      late.at(-1)!()
    }
    expect(dataset).toEqual({})
  })

  it('and is not taken away again when the longest wait for letters ends', async () => {
    const { dataset, late, frames, come, moved } = arrive('', true)
    come()
    await settled()
    frames[0]!()
    late.at(-1)!()
    frames[1]!()
    late.at(-1)!()
    late[0]!()
    expect(dataset).toEqual({})
    expect([frames.length, moved.length]).toEqual([2, 1])
  })

  it('and at once in a tab that nobody sees, which is not painted', async () => {
    const { late, frames, come, state } = arrive('', true, { hidden: true })
    come()
    await settled()
    // Two timers in the place of each frame.
    for (let timer = 0; timer < 4; timer++) late.at(-1)!()
    expect([frames, state()]).toEqual([[], { fetched: true, run: true }])
  })

  it('and with what answers tell, if that comes little later', async () => {
    let answer = () => {}
    const { dataset, waits, come } = arrive('', true, {
      told: new Promise<void>((resolve) => (answer = resolve)),
    })
    come()
    await settled()
    expect([dataset, waits]).toEqual([{ letters: '', rest: 1 }, [800, 150]])
    answer()
    await settled()
    expect(dataset).toEqual({ rest: 1 })
  })

  it('and without it otherwise', async () => {
    const { dataset, late, come } = arrive('', true, { told: new Promise(() => {}) })
    come()
    await settled()
    late[1]!()
    await settled()
    expect(dataset).toEqual({ rest: 1 })
  })
})
