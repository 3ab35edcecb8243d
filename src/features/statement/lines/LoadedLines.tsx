import type { ComponentProps } from 'react'
import { statement } from '#src/strings/money/statement.ts'
import { shell } from '#src/strings/shell.ts'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './LoadedLines.module.css'

/** The lines of the statement in each of their states, as a list and as a table. */
export const LoadedLines = <Data,>(
  lines: Pick<ComponentProps<typeof Loaded<Data>>, 'query' | 'children'>,
) => (
  <Loaded
    {...lines}
    failed={statement.failed}
    text={shell.moneySafe}
    className={styles.lines}
    skeleton={<Skeleton shape="row" count={6} />}
  />
)
