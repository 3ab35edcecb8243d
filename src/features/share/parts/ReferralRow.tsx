import { share } from '#src/strings/line/share.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from '../ShareDialog.module.css'
import type { useShareCodes } from './use-share-codes.ts'

/** Which referral code the link carries, so that nobody shares a link that is not theirs. */
export function ReferralRow({ codes }: { codes: ReturnType<typeof useShareCodes> }) {
  if (codes.status === 'failed') {
    return (
      <Note tone="warn">
        {share.codeFailed}{' '}
        <TextLink as="button" underline onClick={codes.retry}>
          {share.retry}
        </TextLink>
      </Note>
    )
  }
  return (
    <Card as="dl" className={styles.referralRowRow}>
      <dt>{share.codeInLink}</dt>
      <dd className={styles.code}>
        {codes.status === 'pending' ? <Skeleton shape="line" /> : (codes.code ?? share.noCode)}
      </dd>
    </Card>
  )
}
