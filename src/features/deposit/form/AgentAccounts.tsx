import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { bankById, bankImage } from '#contracts/banks.ts'
import { agentBankAccountsQuery, agentTrueMoneyQuery } from '#src/data/agent-accounts.ts'
import { formatByMask, formatPhone } from '#src/lib/text.ts'
import { agentAccounts as words } from '#src/strings/money/agent-accounts.ts'
import { bankName } from '#src/strings/money/banks.ts'
import { BankBadge } from '#src/ui/display/BankBadge.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { TrueMoneyBadge } from '#src/ui/display/TrueMoneyBadge.tsx'
import styles from './AgentAccounts.module.css'

type PaidInto = 'bank' | 'truemoney'

interface Account {
  id: string
  badge: ReactNode
  name: string
  /** Of the bank and the number, to be compared with what the bank's app shows. */
  where: string
}

/** Undefined until it is there; a call of the agent that fails returns nothing. */
function useAccounts(kind: PaidInto): readonly Account[] | undefined {
  const banks = useQuery({ ...agentBankAccountsQuery(), enabled: kind === 'bank' })
  const wallets = useQuery({ ...agentTrueMoneyQuery(), enabled: kind === 'truemoney' })
  if (kind === 'truemoney')
    return wallets.data?.map(({ id, account_name, mobile }) => ({
      id,
      badge: <TrueMoneyBadge />,
      name: account_name,
      where: `${words.trueMoney} ${formatPhone(mobile)}`,
    }))
  return banks.data?.map(({ id, bank_id, bank_account_name, bank_account_no }) => {
    return {
      id,
      badge: <BankBadge image={bankImage(bank_id)} />,
      name: bank_account_name,
      where: `${bankName(bank_id)} ${formatByMask(bank_account_no, bankById(bank_id)?.mask ?? [])}`,
    }
  })
}

/**
 * Whose accounts the money goes to, known before an order is opened. Nothing here is copied: what is paid without an
 * order's exact sum finds no owner by itself.
 */
export function AgentAccounts({ kind }: { kind: PaidInto }) {
  const title = useId()
  const accounts = useAccounts(kind)
  if (!accounts || accounts.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <h2 id={title} apply="pb-8 lead">
        {words.title[kind]}
      </h2>
      <List>
        {accounts.map(({ id, badge, name, where }) => (
          <ListItem key={id}>
            <div apply="row middle gap-12 pad-10-14">
              {badge}
              <div apply="shrink">
                <p apply="medium">{name}</p>
                <p className={styles.number}>{where}</p>
              </div>
            </div>
          </ListItem>
        ))}
      </List>
      <p className={styles.note}>{words.orderFirst}</p>
    </section>
  )
}
