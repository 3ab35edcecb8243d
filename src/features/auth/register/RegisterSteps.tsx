import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { registerType } from '#contracts/agent.ts'
import { HelpRow } from '#src/forms/HelpRow.tsx'
import { lazyPart } from '#src/lib/connection/code.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { platform } from '#src/platform/current.ts'
import { useLineLink } from '#src/stores/line-link.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { ProgressBars } from '#src/ui/display/ProgressBars.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { progressOf } from './registration.ts'
import { SmsStep } from './SmsStep.tsx'
import styles from './Steps.module.css'
import type { RegistrationFlow } from './use-registration.ts'
import { WriteOutcome } from './WriteOutcome.tsx'

// What is asked or told later comes while the first step is filled in.
const loadBankStep = () => import('./BankStep.tsx')
const loadCompletedStep = () => import('./CompletedStep.tsx')
const CompletedStep = lazyPart(async () => ({ default: (await loadCompletedStep()).CompletedStep }))
const BankStep = lazyPart(async () => ({ default: (await loadBankStep()).BankStep }))

const LineGreeting = lazyPart(async () => ({
  default: (await import('../parts/LineGreeting.tsx')).LineGreeting,
}))

interface RegisterStepsProps {
  flow: RegistrationFlow
  /** The first step of the short way, where LINE has told who is here; none on the long one. */
  Short?: ComponentType<{ flow: RegistrationFlow }>
  onSignedIn: () => void
  onLogin: () => void
}

/** What stands under the title of a registration: in a dialog, on its page, or `short` on the page of first use. */
export function RegisterSteps({ flow, Short, onSignedIn, onLogin }: RegisterStepsProps) {
  const { state, writing } = flow
  const short = Short !== undefined
  // A number that was proved signs in; a bank account is no such proof, and name and password are read first. So they are inside
  // LINE, where they are what is signed in with elsewhere, and whether LINE is tied is asked next.
  const byCode = flow.config?.info.register_type === registerType.sms && !platform().can('knownToLine')
  useEffect(() => whenIdle(() => void Promise.all([loadBankStep(), loadCompletedStep()]).catch(() => {})), [])
  if (state.step === 'completed' && state.credentials) {
    return (
      <StepFrame name={auth.stepTitle.completed}>
        <Suspense fallback={<Skeleton shape="field" count={2} />}>
          <CompletedStep
            credentials={state.credentials}
            atOnce={short || byCode}
            onSignedIn={onSignedIn}
            onLogin={onLogin}
          />
        </Suspense>
      </StepFrame>
    )
  }
  return (
    <>
      <ProgressBars current={progressOf(state.step)} total={short ? 2 : 3} className={styles.progress} />
      {writing.phase !== 'ready' && <WriteOutcome phase={writing.phase} onCheckAgain={writing.checkAgain} />}
      {/* Kept while the outcome is asked for, so that nothing typed is lost. */}
      <div hidden={writing.phase !== 'ready'}>
        <StepFrame key={state.step} name={auth.stepTitle[state.step]} first={state.step === 'pending'}>
          {state.step === 'pending' && !short && <WillBeTied />}
          {state.step === 'pending' &&
            (Short ? <Short flow={flow} /> : <DetailsStep flow={flow} onLogin={onLogin} />)}
          {state.step === 'sms_verification' && <SmsStep flow={flow} />}
          {state.step === 'bank_verification' && (
            <Suspense fallback={<Skeleton shape="field" count={3} />}>
              <BankStep flow={flow} />
            </Suspense>
          )}
        </StepFrame>
      </div>
      <HelpRow divided={state.step === 'sms_verification'} />
    </>
  )
}

/** ENV-3: inside LINE the account that is made here will be that of the person LINE knows; said before, not after. */
function WillBeTied() {
  const link = useLineLink((state) => state.link)
  if (!link || !platform().can('silentSignIn')) return null
  return (
    <Suspense fallback={<Skeleton shape="row" />}>
      <LineGreeting link={link} text={firstUse.willBeLinked} />
    </Suspense>
  )
}

interface StepFrameProps {
  name: string
  /** The step that the form opens with takes no focus: the dialog around it does. */
  first?: boolean
  children: ReactNode
}

/** Takes the focus when the step comes, so that a reader hears where it is and Tab goes on from there. */
function StepFrame({ name, first = false, children }: StepFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (first) return
    const target = frame.current?.querySelector<HTMLElement>('[data-autofocus]') ?? frame.current
    target?.focus()
  }, [first])
  return (
    <div ref={frame} role="group" aria-label={name} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  )
}
