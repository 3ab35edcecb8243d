import { Link } from 'react-router'
import type { DataOf } from '#contracts/kit.ts'
import type { getWithdrawOptions } from '#contracts/withdraw.ts'
import { withdraw } from '#src/strings/withdraw.ts'
import { Card } from '#src/ui/Card.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TriangleAlert } from '#src/ui/icons.ts'
import styles from './Blocks.module.css'

interface BlocksProps {
  blocks: DataOf<typeof getWithdrawOptions>['blocks']
}

/** Everything that stands in the way, each with the page that lifts it: the honest half of "can I withdraw?". */
export function Blocks({ blocks }: BlocksProps) {
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
