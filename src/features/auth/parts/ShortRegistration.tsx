import type { LineLink } from '#src/stores/line-link.ts'
import { RegisterBody } from './RegisterBody.tsx'
import { ShortDetailsStep } from './ShortDetailsStep.tsx'
import { useRegistration } from './use-registration.ts'

interface ShortRegistrationProps {
  link: LineLink
  onSignedIn: () => void
  /** The member has an account after all. */
  onHave: () => void
}

/** The registration of REG-1 with what LINE has told left out. */
export function ShortRegistration({ link, onSignedIn, onHave }: ShortRegistrationProps) {
  const flow = useRegistration(link)
  return <RegisterBody flow={flow} Short={ShortDetailsStep} onSignedIn={onSignedIn} onLogin={onHave} />
}
