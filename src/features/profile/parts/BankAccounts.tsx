import type { Profile } from '#contracts/account.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { profile as words } from '#src/strings/profile.ts'
import { Card } from '#src/ui/Card.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Plus } from '#src/ui/icons.ts'
import { List } from '#src/ui/List.tsx'
import { accountDialog } from './account-dialog.ts'
import { BankAccountRow } from './BankAccountRow.tsx'
import styles from './BankAccounts.module.css'
import { PartHead } from './PartHead.tsx'

interface BankAccountsProps {
  profile: Profile
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
    <section className={styles.part}>
      <PartHead title={words.bankAccounts} />
      <Card>
        {accounts.length === 0 ? (
          <div className={styles.none}>
            <p className={styles.noneTitle}>{words.noAccount}</p>
            <p className={styles.rule}>{words.noAccountText}</p>
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
      <p className={styles.rule}>{words.accountRule}</p>
    </section>
  )
}
