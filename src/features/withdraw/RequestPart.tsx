import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { DataOf } from '#contracts/kit.ts'
import { getWithdrawOptions, type Withdrawal } from '#contracts/withdraw.ts'
import { withdrawOptionsQuery } from '#src/data/money/withdraw.ts'
import { shell } from '#src/strings/shell.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { TriangleAlert } from '#src/ui/icons.ts'
import { AwaitedMoney } from '#src/ui/feedback/AwaitedMoney.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Stats } from '#src/ui/layout/Stats.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { AgeStep } from './parts/AgeStep.tsx'
import { RequestForm } from './parts/RequestForm.tsx'
import styles from './RequestPart.module.css'
import { WalletShares } from './parts/WalletShares.tsx'

interface RequestPartProps {
  onAsked: (withdrawal: Withdrawal) => void
  /** What stands below; not while it is unknown what became of a request. */
  foot: ReactNode
}

/** "Can I withdraw?", answered: the figures, what stands in the way, and the form where nothing does. */
export function RequestPart({ onAsked, foot }: RequestPartProps) {
  const query = useQuery(withdrawOptionsQuery())
  const [told, setTold] = useState('')
  return (
    <Loaded
      query={query}
      failed={withdraw.loadFailed}
      text={shell.moneySafe}
      apply="grid gap-16"
      skeleton={
        <>
          <WithdrawPanel />
          <Skeleton shape="row" count={3} />
          <Skeleton shape="field" />
        </>
      }
    >
      {(data) => {
        const head = (
          <>
            <WithdrawPanel options={data} />
            {told && <Note>{told}</Note>}
            {asksAge(data) && <AgeStep onTold={setTold} />}
            <Blocks blocks={data.blocks.filter(({ code }) => code !== AGE)} />
          </>
        )
        const below = <div className={styles.foot}>{foot}</div>
        return (
          <div apply="column grow gap-16">
            {data.can_withdraw ? (
              <RequestForm options={data} head={head} foot={below} onAsked={onAsked} />
            ) : (
              <>
                {head}
                <WalletShares wallets={data.wallets} locked={data.locked} chosen={null} onChoose={() => {}} />
                {below}
              </>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

const AGE = 'age'
const asksAge = ({ blocks }: DataOf<typeof getWithdrawOptions>) => blocks.some(({ code }) => code === AGE)

interface WithdrawPanelProps {
  /** Missing while they are asked for. */
  options?: DataOf<typeof getWithdrawOptions>
}

/** What can be withdrawn, what is bound, and how often today. Never hidden: it is what the page is about. */
function WithdrawPanel({ options }: WithdrawPanelProps) {
  return (
    <Framed data-surface="lacquer" className={styles.panel}>
      <Motif name="spray" className={styles.spray} />
      <p apply="small muted">{withdraw.available}</p>
      {options ? (
        <Money variant="balance" satang={options.withdrawable} />
      ) : (
        <AwaitedMoney path={getWithdrawOptions.path} field="withdrawable" />
      )}
      <Stats
        className={styles.stats}
        items={[
          { label: withdraw.locked, value: options ? <Money satang={options.locked} /> : <Skeleton /> },
          {
            label: withdraw.today,
            value: options ? withdraw.times(options.times_used, options.times_max) : <Skeleton />,
          },
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
      <h2 apply="row middle gap-8 mb-4 lead warn">
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
