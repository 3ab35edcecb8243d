/** The most frequent of all (a link that was opened outside of LINE) comes without what failures need. */
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import { OutsideFailure } from '#src/features/liff-failures/OutsideFailure.tsx'
import type { Goal } from './goal.ts'
import { showScreen, type Shown } from './screen.tsx'

export const showFailure = (_: LiffFailure, goal: Goal): Shown =>
  showScreen(goal, (ways) => <OutsideFailure page={goal.title} ways={ways} />)
