import type { ReactNode } from 'react'
import { useOffered } from '#src/data/platform/offering.ts'
import { profile as words } from '#src/strings/profile.ts'
import { ChangePassword } from './parts/ChangePassword.tsx'
import { Devices } from './parts/Devices.tsx'
import { LineAccount } from './parts/LineAccount.tsx'
import { OwnWays } from './parts/OwnWays.tsx'
import { PartHead } from './parts/PartHead.tsx'

interface SecuritySettingsProps {
  /** The theme switch of the shell. */
  theme: ReactNode
  /** The member's PIN. */
  pin: ReactNode
  /** Ties a LINE account to the member. */
  linkLine: ReactNode
}

/** Password, and beside each other all that can come in: devices and LINE; then the theme. */
export function SecuritySettings({ theme, pin, linkLine }: SecuritySettingsProps) {
  const hasDevices = useOffered('account.sessions')
  const hasProfile = useOffered('account.profile')
  return (
    <div apply="column gap-16">
      <ChangePassword />
      {pin}
      {hasDevices && <Devices />}
      {hasProfile && <LineAccount link={linkLine} />}
      <OwnWays />
      <section>
        <PartHead title={words.theme} />
        {theme}
      </section>
    </div>
  )
}
