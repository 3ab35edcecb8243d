/** A member's link that was opened outside of LINE: its screen comes without what failures need. Loaded only then. */
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import { OutsideFailure } from '#src/features/liff-failures/OutsideFailure.tsx'
import type { Goal } from './goal.ts'
import { showScreen, type Shown } from './screen.tsx'

export const showFailure = (_: LiffFailure, goal: Goal): Shown =>
  showScreen(goal, (ways) => <OutsideFailure page={goal.title} ways={ways} />)
