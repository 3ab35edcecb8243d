import { useEffect, useState } from 'react'
import { platform } from '#src/platform/current.ts'
import type { LineIntent } from '#src/platform/platform.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { MessageCircle } from '#src/ui/icons.ts'
import styles from './LineLoginButton.module.css'

interface LineLoginButtonProps {
  /** Same-origin path to come back to; null for home. */
  returnTo: string | null
  /** `link` and `stepUp`: for the member who is signed in already. */
  intent?: LineIntent
  /** In place of the button's own words. */
  label?: string
  /** Opens LINE in a tab of its own, and tells that it was pressed: the page stays as it is. */
  onLeave?: () => void
}

/** An attempt lives ten minutes (line.md §2.7): a form left open gets a new one in time. */
const RENEW_MS = 8 * 60_000

/** A real link, prepared beforehand: a script's redirect may not open the LINE app. */
export function LineLoginButton({ returnTo, intent = 'signIn', label, onLeave }: LineLoginButtonProps) {
  const [href, setHref] = useState<string | null>()
  const able = platform().can('lineSignIn')

  useEffect(() => {
    if (!able) return
    let current = true
    const prepare = async () => {
      const address = await platform()
        .signIn({ returnTo, intent })
        .catch(() => undefined)
      if (current) setHref(address)
    }
    void prepare()
    const timer = setInterval(() => void prepare(), RENEW_MS)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [able, returnTo, intent])

  // Null: this browser keeps nothing, and LINE's answer could not be believed.
  if (!able || href === null) return null
  return (
    <Button
      as="a"
      href={href}
      role={href ? undefined : 'link'}
      disabled={!href}
      {...(onLeave && { target: '_blank', rel: 'noopener', onClick: onLeave })}
      block
      icon={<MessageCircle size={20} />}
      className={styles.line}
    >
      {label ?? (intent === 'link' ? auth.linkLine : auth.loginWithLine)}
    </Button>
  )
}
