/** What stands in the way of opening inside LINE, said in one screen each. */
import type { LiffFailure, LiffWays } from './failure.ts'
import { ClockFailure } from './parts/ClockFailure.tsx'
import { DeniedFailure } from './parts/DeniedFailure.tsx'
import { NetworkFailure } from './parts/NetworkFailure.tsx'
import { OtherFailure } from './parts/OtherFailure.tsx'
import { OutsideFailure } from './parts/OutsideFailure.tsx'

interface LiffFailureScreenProps {
  failure: LiffFailure
  /** Title of the page that was asked for. */
  page: string
  ways: LiffWays
}

export function LiffFailureScreen({ failure, page, ways }: LiffFailureScreenProps) {
  switch (failure.kind) {
    case 'clock':
      return <ClockFailure offset={failure.clockOffset ?? 0} ways={ways} />
    case 'network':
      return <NetworkFailure siteAnswers={failure.siteAnswers ?? true} ways={ways} />
    case 'denied':
      return <DeniedFailure ways={ways} />
    case 'outside':
      return <OutsideFailure page={page} ways={ways} />
    case 'endpoint':
    case 'sdk':
    case 'storage':
    case 'old':
    case 'refused':
    case 'unknown':
      return <OtherFailure kind={failure.kind} sentence={failure.sentence} ways={ways} />
  }
}
