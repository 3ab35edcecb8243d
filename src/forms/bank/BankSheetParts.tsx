import { useDeferredValue, useState } from 'react'
import { auth } from '#src/strings/auth/auth.ts'
import { bankName } from '#src/strings/money/banks.ts'
import { BankBadge } from '#src/ui/display/BankBadge.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { SearchInput } from '#src/ui/choice/SearchInput.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import styles from './BankSheet.module.css'
import { findBanks } from './bank-search.ts'

export interface BankSheetProps {
  open: boolean
  chosen: number | undefined
  onPick: (id: number) => void
  onClose: () => void
  /** It has closed, and the focus is back where it was opened from. */
  onClosed?: (() => void) | undefined
}

/** Banks by Thai name, English name, short code or nickname. */
export function BankSheetParts({ open, chosen, onPick, onClose, onClosed }: BankSheetProps) {
  const [query, setQuery] = useState('')
  const found = findBanks(useDeferredValue(query))
  const handleClosed = () => {
    setQuery('')
    onClosed?.()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={handleClosed}
      title={auth.bankChoose}
      className={styles.sheet}
    >
      <div apply="sticky above mb-8 surface-1 at-top pb-8">
        <SearchInput
          label={auth.bankSearch}
          placeholder={auth.bankSearch}
          value={query}
          onValueChange={setQuery}
          onKeyDown={(event) => {
            const only = found.length === 1 ? found[0] : undefined
            if (event.key === 'Enter' && only) onPick(only.id)
          }}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState title={auth.bankNone} text={auth.bankNoneHint} art="lozenge" />
      ) : (
        <List>
          {found.map((bank) => (
            <ListItem key={bank.id}>
              <ListRow
                as="button"
                bare
                icon={<BankBadge image={bank.image} />}
                title={bankName(bank.id)}
                note={bank.name_en}
                selected={bank.id === chosen}
                aria-current={bank.id === chosen || undefined}
                onClick={() => onPick(bank.id)}
              />
            </ListItem>
          ))}
        </List>
      )}
    </Sheet>
  )
}
