import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import styles from './CategoryChips.module.css'

interface CategoryChipsProps {
  /** Category id, '' for the first chip. */
  current: string
  /** Words of the chip before the categories; without them there is none. */
  first?: string
  addressOf: (category: string) => string
}

/** The platform's categories, each a link to the page as it is for that category. */
export function CategoryChips({ current, first, addressOf }: CategoryChipsProps) {
  const { data } = useQuery(lottoLobbyQuery())
  const categories = data?.categories.map(({ category_id: id, name }) => ({ id, name })) ?? []
  const shown = first === undefined ? categories : [{ id: '', name: first }, ...categories]
  return (
    <ChipRow label={words.categories} className={styles.row}>
      {shown.map(({ id, name }) => (
        <Chip key={id} as={Link} to={addressOf(id)} replace preventScrollReset selected={id === current}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}
