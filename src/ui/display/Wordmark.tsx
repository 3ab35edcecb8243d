import styles from './Wordmark.module.css'

/** The lozenge and a name in the display face: the sandbox's own brand, and any agent's without a logo. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span apply="inline-row middle shrink gap-10 high-44">
      <span aria-hidden="true" className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
