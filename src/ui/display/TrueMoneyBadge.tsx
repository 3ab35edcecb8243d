import { Smartphone } from '../icons.ts'
import styles from './TrueMoneyBadge.module.css'

/** In place of a bank's picture where the money goes to a wallet of TrueMoney. */
export function TrueMoneyBadge() {
  return <Smartphone size={28} className={styles.badge} />
}
