import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { agentConfigQuery } from '#src/data/agent.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { shell } from '#src/strings/shell.ts'
import { Motif } from '#src/ui/display/Motif.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './shell.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const words = shell.footer

const links = [
  { to: paths.promotions(), text: shell.promotions },
  { to: paths.lottoRates(), text: words.lottoRates },
  { to: paths.lottoResults(), text: words.lottoResults },
  { to: paths.memberLimits(), text: pageTitles.limits },
  { to: paths.memberBreak(), text: pageTitles.break },
  { to: paths.affiliate(), text: shell.inviteFriends },
]

/** On every public page: 20+, play responsibly, the help line (design/README, Copy). */
export function Footer() {
  const { data: config } = useQuery(agentConfigQuery())
  return (
    <footer className={styles.footer}>
      <Motif name="frieze" className={styles.frieze} />
      <div className={styles.body}>
        <div>
          <div apply="row middle gap-16">
            <span className={styles.age}>{words.age}</span>
            <div>
              <h2 apply="text-17 ink">{words.title}</h2>
              <p apply="small">{words.adults}</p>
            </div>
          </div>
          <p apply="mt-16">{words.risk}</p>
          <p className={styles.help}>
            {words.helpBefore}{' '}
            <TextLink underline href="tel:1323">
              {words.helpLine}
            </TextLink>{' '}
            {words.helpAfter}
          </p>
        </div>
        <div>
          <nav aria-label={words.links} className={styles.links}>
            {links.map(({ to, text }) => (
              <Link key={to} to={to}>
                {text}
              </Link>
            ))}
          </nav>
          <div className={styles.theme}>
            <ThemeSwitch />
          </div>
          <p className={styles.legal}>
            {words.rights(config?.info.agent_name || shell.siteName)}
            <br />
            {words.rules}
          </p>
        </div>
      </div>
    </footer>
  )
}
