import { pasteChosen, usePasteChoices } from '#src/stores/paste-choices.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Chip } from '#src/ui/Chip.tsx'
import type { PasteRow } from '../paste/parse-paste.ts'
import styles from './PasteQuestions.module.css'

const pairs = ['bottom', 'reverse'] as const
const places = ['top', 'bottom', 'both'] as const

/** Asks where a chat can be read in two ways; what was answered is remembered, and can be changed. */
export function PasteQuestions({ rows }: { rows: readonly PasteRow[] }) {
  const choices = usePasteChoices()
  const asked = (name: 'pairs' | 'place') => rows.some(({ ask }) => ask === name)
  return (
    <>
      {(asked('place') || choices.place !== null) && (
        <div role="group" aria-label={words.askPlace} className={styles.question}>
          <span className={styles.label}>{words.askPlace}</span>
          {places.map((place) => (
            <Chip key={place} selected={choices.place === place} onClick={() => pasteChosen({ place })}>
              {words.places[place]}
            </Chip>
          ))}
        </div>
      )}
      {(asked('pairs') || choices.pairs !== null) && (
        <div role="group" aria-label={words.askPairs} className={styles.question}>
          <span className={styles.label}>{words.askPairs}</span>
          {pairs.map((pair) => (
            <Chip key={pair} selected={choices.pairs === pair} onClick={() => pasteChosen({ pairs: pair })}>
              {words.pairs[pair]}
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}
