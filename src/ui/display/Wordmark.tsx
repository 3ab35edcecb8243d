import styles from './Wordmark.module.css'

/** The lozenge and a name in the display face: the sandbox's own brand, and any agent's without a logo. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <span aria-hidden="true" className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
