import { type ReactNode, useEffect, useRef } from 'react'
import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { shell } from '#src/strings/shell.ts'
import { Wordmark } from '#src/ui/display/Wordmark.tsx'
import { type LiffFailureKind, referenceCode } from '../failure.ts'
import styles from '../LiffFailureScreen.module.css'

interface FailureFrameProps {
  kind: LiffFailureKind
  icon: ReactNode
  title: string
  text: string
  /** What is known, between the sentence and the code. */
  children?: ReactNode
  /** The buttons at the foot, the vermilion one first. */
  actions: ReactNode
}

/** Header, emblem, what happened, the code to tell us, and what can be done. */
export function FailureFrame({ kind, icon, title, text, children, actions }: FailureFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the waiting screen: read aloud, and the next Tab is its first button.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div apply="column tall-window">
      <header className={styles.header}>
        <Wordmark name={shell.siteName} />
      </header>
      <main className={styles.body}>
        <span aria-hidden="true" className={styles.medallion}>
          {icon}
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        {children}
        <p apply="push-down figures faint caption pt-16">{words.code(referenceCode[kind])}</p>
      </main>
      <footer className={styles.actions}>{actions}</footer>
    </div>
  )
}
