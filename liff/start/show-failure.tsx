/** A failure on the screen, and what the member chose. Loaded only then. */
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import { LiffFailureScreen } from '#src/features/liff-failures/LiffFailureScreen.tsx'
import type { Goal } from './goal.ts'
import { showScreen, type Shown } from './screen.tsx'

export const showFailure = (failure: LiffFailure, goal: Goal): Shown =>
  showScreen(goal, (ways) => <LiffFailureScreen failure={failure} page={goal.title} ways={ways} />)
