import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { GameCategory } from '#contracts/games.ts'
import { formatCount } from '#rules/baht.ts'
import { lobbyConfigQuery } from '#src/data/games.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { landing } from '#src/strings/landing.ts'
import { shell } from '#src/strings/shell.ts'
import { CategoryGrid } from '#src/ui/games/CategoryGrid.tsx'
import { CategoryTile } from '#src/ui/games/CategoryTile.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import styles from './sections.module.css'

const games = [
  { key: 'casino', to: paths.casino() },
  { key: 'slot', to: paths.slot() },
  { key: 'fishing', to: paths.fishing() },
  { key: 'sport', to: paths.sport() },
  { key: 'freespin', to: paths.freespin() },
] as const

/** Where the bottom tab "lobby" leads (SHELL-2). */
export function Categories() {
  return (
    <Section id="feature-lobby" aria-labelledby="categories" className={styles.categoriesSection}>
      <SectionHead id="categories" title={landing.categories} />
      <CategoryGrid className={styles.categoriesGrid}>
        {games.map(({ key, to }) => (
          <li key={key}>
            <CategoryTile
              as={Link}
              to={to}
              title={shell.categories[key]}
              note={<GameCount lobby={key} />}
              art={`/art/cat-${key}.webp`}
              className={styles.tile}
            />
          </li>
        ))}
        <li>
          <CategoryTile
            as={Link}
            to={paths.lottoLobby()}
            title={shell.categories.lottery}
            note={landing.lotteryNote}
            art="/art/cat-lottery.webp"
            className={styles.tile}
          />
        </li>
      </CategoryGrid>
    </Section>
  )
}

/**
 * How many games a category has. Drawn from 960 px only, so a phone does not ask. The line keeps its height while, or
 * when, the count is not known.
 */
function GameCount({ lobby }: { lobby: GameCategory }) {
  const { data: config } = useQuery({ ...lobbyConfigQuery(lobby), enabled: useWide() })
  if (!config) return '\u00a0'
  const count = formatCount(config.game_count)
  return lobby === 'casino' ? landing.tableCount(count) : landing.gameCount(count)
}
