import { describe, expect, it } from 'vitest'
import { touchedTests, type Importer } from './touched.ts'

const modules: readonly Importer[] = [
  { source: 'rules/day.ts', imports: [] },
  { source: 'rules/day.test.ts', imports: ['rules/day.ts'] },
  { source: 'rules/baht.test.ts', imports: [] },
  { source: 'server/modules/poll/vote.ts', imports: ['rules/day.ts'] },
  { source: 'server/modules/poll/poll.test.ts', imports: ['server/modules/all.ts'] },
  { source: 'server/modules/poll/parts/state.ts', imports: [] },
  { source: 'server/modules/wheel/wheel.test.ts', imports: ['server/modules/all.ts'] },
  { source: 'server/modules/all.ts', imports: ['server/modules/poll/vote.ts'] },
  { source: 'src/features/poll/Bars.tsx', imports: ['rules/day.ts'] },
  { source: 'src/pages/rewards/PollPage.tsx', imports: ['src/features/poll/Bars.tsx'] },
  { source: 'src/pages/rewards/PollPage.test.tsx', imports: [] },
  { source: 'src/pages/rewards/WheelPage.test.tsx', imports: [] },
]
const run = (changed: readonly string[], seconds = 100) => touchedTests(changed, modules, seconds).run

describe('the tests that a change touches', () => {
  it('are those that import it, nearest first, and the test of each page that shows it', () => {
    expect(run(['rules/day.ts'])).toEqual(['rules/day.test.ts', 'src/pages/rewards/PollPage.test.tsx'])
  })

  it('are not all that go through what gathers everything, but those of its own module', () => {
    expect(run(['server/modules/poll/vote.ts'])).toEqual(['server/modules/poll/poll.test.ts'])
    expect(run(['server/modules/poll/parts/state.ts'])).toEqual(['server/modules/poll/poll.test.ts'])
  })

  it('are everybody when what gathers everything was changed itself', () => {
    expect(run(['server/modules/all.ts'])).toEqual([
      'server/modules/poll/poll.test.ts',
      'server/modules/wheel/wheel.test.ts',
    ])
  })

  it('are the page’s own when a part of it was changed', () => {
    expect(run(['src/features/poll/Bars.tsx'])).toEqual(['src/pages/rewards/PollPage.test.tsx'])
  })

  it('leave what does not fit the time, and name it; what was written on itself runs', () => {
    expect(touchedTests(['rules/day.ts'], modules, 3)).toEqual({
      run: ['rules/day.test.ts'],
      left: ['src/pages/rewards/PollPage.test.tsx'],
    })
    expect(run(['rules/baht.test.ts'], 0)).toEqual(['rules/baht.test.ts'])
  })
})
