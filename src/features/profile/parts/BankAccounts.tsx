import type { ProfileBankAccount } from '#contracts/account.ts'
import { bankById, bankImage } from '#contracts/banks.ts'
import type { KnownProfile } from '#src/data/account.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { maskAccount } from '#src/lib/mask.ts'
import { bankName } from '#src/strings/money/banks.ts'
import { profile as words } from '#src/strings/profile.ts'
import { BankBadge } from '#src/ui/display/BankBadge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Hourglass, Plus } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from '../ProfileOverview.module.css'
import { PartHead } from './PartHead.tsx'

interface BankAccountsProps {
  profile: Pick<KnownProfile, 'bank_accounts' | 'full_name'>
  onFirstGiven: () => void
}

/** The main account and one other. Which one is main is changed by people only: it decides where money goes. */
export function BankAccounts({ profile, onFirstGiven }: BankAccountsProps) {
  const { bank_accounts: accounts, full_name } = profile
  const hasMain = accounts.some(({ status }) => status === 'main')
  const hasSecond = accounts.some(({ status }) => status !== 'main')
  const handleAdd = async () => {
    const result = await open(accountDialog, { owner: hasMain ? full_name : null })
    if (result === 'saved' && !hasMain) onFirstGiven()
  }
  return (
    <section apply="mt-16">
      <PartHead title={words.bankAccounts} />
      <Card>
        {accounts.length === 0 ? (
          <div apply="pad-16 text-centre">
            <p apply="medium">{words.noAccount}</p>
            <p apply="mt-8 small muted">{words.noAccountText}</p>
          </div>
        ) : (
          <List>
            {accounts.map((account) => (
              <BankAccountRow key={account.id} account={account} />
            ))}
          </List>
        )}
        <Button
          tone="text"
          block
          icon={<Plus size={20} />}
          className={styles.add}
          onClick={() => void handleAdd()}
        >
          {!hasMain ? words.addFirst : hasSecond ? words.changeSecond : words.addSecond}
        </Button>
      </Card>
      <p apply="mt-8 small muted">{words.accountRule}</p>
    </section>
  )
}

/** `owner`: the member's name, which the account must be in; null for the first account, which gives the name. */
const accountDialog = defineDialog<{ owner: string | null }, 'saved' | 'closed'>({
  name: 'bank-account',
  load: async () => (await import('./AccountDialog.tsx')).AccountDialog,
  dismissed: 'closed',
})

const tones = { main: 'line', active: 'plain', pending: 'warn', refused: 'lost', unknown: 'plain' } as const

function BankAccountRow({ account }: { account: ProfileBankAccount }) {
  const { bank_id, bank_account_no, bank_account_name, status, note } = account
  const bank = bankById(bank_id)
  return (
    <ListItem className={styles.bankAccountsRow}>
      <BankBadge image={bankImage(bank_id)} />
      <div apply="roomy">
        <p apply="medium">{bankName(bank_id)}</p>
        <p apply="small figures muted anywhere">
          {maskAccount(bank_account_no, bank?.mask)} · {bank_account_name}
        </p>
        {note && <p apply="small lost">{note}</p>}
      </div>
      <Tag tone={tones[status]} icon={status === 'pending' && <Hourglass size={14} />}>
        {words.accountStatus[status]}
      </Tag>
    </ListItem>
  )
}
