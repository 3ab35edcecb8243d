import type { ReactNode } from 'react'
import type { KnownProfile } from '#src/data/account.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { maskPhone } from '#src/lib/mask.ts'
import { formatDate } from '#src/lib/time.ts'
import { noonOf } from '#rules/thai-day.ts'
import { profile as words } from '#src/strings/profile.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Check, Copy } from '#src/ui/icons.ts'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from '../ProfileOverview.module.css'
import { PartHead } from './PartHead.tsx'

const row = (label: string, value: ReactNode) => ({ label, value })

const dayOf = (date: string) => formatDate(noonOf(date))

/** What is on file; what is not is left out, rather than shown empty. */
export function MemberData({ profile }: { profile: KnownProfile }) {
  const { full_name, mobile, mobile_verified, birthday, affiliate_code } = profile
  const handleCopy = async () => {
    const done = await copyText(affiliate_code)
    toast(done ? 'won' : 'lost', done ? words.copied : words.copyFailed)
  }
  const rows = [
    full_name && row(words.fullName, full_name),
    mobile &&
      row(
        words.mobile,
        <>
          {maskPhone(mobile)}
          {mobile_verified && (
            <Tag tone="won" icon={<Check size={14} />}>
              {words.verified}
            </Tag>
          )}
        </>,
      ),
    birthday && row(words.birthday, dayOf(birthday)),
    affiliate_code &&
      row(
        words.referral,
        <>
          {affiliate_code}
          <IconButton label={words.copyReferral} onClick={() => void handleCopy()}>
            <Copy />
          </IconButton>
        </>,
      ),
  ].filter((item) => typeof item === 'object')
  return (
    <section apply="mt-16">
      <PartHead title={words.data} />
      <Card as="dl">
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.memberDataRow}>
            <dt apply="rigid muted">{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </Card>
    </section>
  )
}
