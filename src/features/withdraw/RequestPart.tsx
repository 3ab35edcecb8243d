import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DataOf } from '#contracts/kit.ts'
import type { getWithdrawOptions, Withdrawal } from '#contracts/withdraw.ts'
import { withdrawOptionsQuery } from '#src/data/withdraw.ts'
import { shell } from '#src/strings/shell.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { TriangleAlert } from '#src/ui/icons.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Stats } from '#src/ui/layout/Stats.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { RequestForm } from './parts/RequestForm.tsx'
import styles from './RequestPart.module.css'
import { WalletShares } from './parts/WalletShares.tsx'

interface RequestPartProps {
  onAsked: (withdrawal: Withdrawal) => void
}

/** "Can I withdraw?", answered: the figures, what stands in the way, and the form where nothing does. */
export function RequestPart({ onAsked }: RequestPartProps) {
  const { data, isError, isFetching, refetch } = useQuery(withdrawOptionsQuery())
  if (!data && isError) {
    return (
      <PartError
        title={withdraw.loadFailed}
        text={shell.moneySafe}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <LoadingRegion label={shell.loading} className={styles.request}>
        <Skeleton shape="panel" />
        <Skeleton shape="row" count={3} />
        <Skeleton shape="field" />
      </LoadingRegion>
    )
  }
  return (
    <div className={styles.request}>
      <WithdrawPanel options={data} />
      <Blocks blocks={data.blocks} />
      {data.can_withdraw ? (
        <RequestForm options={data} onAsked={onAsked} />
      ) : (
        <WalletShares wallets={data.wallets} locked={data.locked} chosen={null} onChoose={() => {}} />
      )}
    </div>
  )
}

interface WithdrawPanelProps {
  options: DataOf<typeof getWithdrawOptions>
}

/** What can be withdrawn, what is bound, and how often today. Never hidden: it is what the page is about. */
function WithdrawPanel({ options }: WithdrawPanelProps) {
  return (
    <Framed data-surface="lacquer" className={styles.panel}>
      <Motif name="spray" className={styles.spray} />
      <p className={styles.label}>{withdraw.available}</p>
      <Money variant="balance" satang={options.withdrawable} />
      <Stats
        className={styles.stats}
        items={[
          { label: withdraw.locked, value: <Money satang={options.locked} /> },
          { label: withdraw.today, value: withdraw.times(options.times_used, options.times_max) },
        ]}
      />
    </Framed>
  )
}

interface BlocksProps {
  blocks: DataOf<typeof getWithdrawOptions>['blocks']
}

/** Everything that stands in the way, each with the page that lifts it: the honest half of "can I withdraw?". */
function Blocks({ blocks }: BlocksProps) {
  if (blocks.length === 0) return null
  return (
    <Card as="section" pad className={styles.blocks}>
      <h2 className={styles.title}>
        <TriangleAlert size={20} />
        {withdraw.blockedTitle}
      </h2>
      <ul>
        {blocks.map(({ code, message, link }) => (
          <li key={code} className={styles.block}>
            <span>{message}</span>
            {/^\/(?!\/)/.test(link) && (
              <TextLink as={Link} to={link} chevron className={styles.lift}>
                {withdraw.lift[code] ?? withdraw.liftOther}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
