import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { resetLinksQuery } from '#src/data/account.ts'
import type { OtpProof } from '#src/forms/use-otp-exchange.ts'

/** What is linked to the member of this proof; null while that is not known, or a platform does not tell. */
export function useLinkedLine(proof: OtpProof | null) {
  const { data } = useQuery({
    ...resetLinksQuery({ mobile: proof?.mobile ?? '', otp_token: proof?.token ?? '' }),
    enabled: Boolean(proof?.token),
  })
  const [chosen, setUnlink] = useState<boolean | null>(null)
  const line = data?.line ?? null
  return {
    line,
    unlink: chosen ?? line?.recent ?? false,
    setUnlink,
    /** For the call: only what the member saw is decided; else the platform's own rule holds. */
    wish: line === null ? {} : { unlink_line: chosen ?? line.recent },
  }
}
