import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { LinkTab } from '#src/ui/actions/LinkTab.tsx'
import { LinkTabs } from '#src/ui/actions/LinkTabs.tsx'
import styles from './CategoryTabs.module.css'

interface CategoryTabsProps {
  /** Category id, '' for the first tab. */
  current: string
  /** Words of the tab before the categories; without them there is none. */
  first?: string
  addressOf: (category: string) => string
}

/** The platform's categories, each a link to the page as it is for that category. */
export function CategoryTabs({ current, first, addressOf }: CategoryTabsProps) {
  const { data } = useQuery(lottoLobbyQuery())
  const categories = data?.categories.map(({ category_id: id, name }) => ({ id, name })) ?? []
  const tabs = first === undefined ? categories : [{ id: '', name: first }, ...categories]
  return (
    <LinkTabs label={words.categories} className={styles.tabs}>
      {tabs.map(({ id, name }) => (
        <LinkTab key={id} as={Link} to={addressOf(id)} replace preventScrollReset current={id === current}>
          {name}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}
