import type { ComponentType } from 'react'
import { auth } from '#src/strings/auth/auth.ts'
import { errors } from '#src/strings/errors.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { RegisterSteps } from './RegisterSteps.tsx'
import type { RegistrationFlow } from './use-registration.ts'

interface RegisterBodyProps {
  flow: RegistrationFlow
  /** After LINE has told who is here: two steps, of which this is the first, and signed in at the end. */
  Short?: ComponentType<{ flow: RegistrationFlow }>
  onSignedIn: () => void
  onLogin: () => void
}

/** How people register here is the agent's choice: nothing can be asked before it is known. */
export function RegisterBody(props: RegisterBodyProps) {
  const { config, configFailed, retryConfig } = props.flow
  if (configFailed && !config) {
    return <PartError title={auth.configFailed} text={errors.unknown} onRetry={retryConfig} />
  }
  if (!config) {
    return (
      <LoadingRegion>
        <Skeleton shape="field" count={5} />
      </LoadingRegion>
    )
  }
  return <RegisterSteps {...props} />
}
