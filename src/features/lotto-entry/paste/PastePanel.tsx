import { useDeferredValue, useId, useMemo } from 'react'
import { useKeptText } from '#src/forms/use-kept-text.ts'
import { formatCount } from '#rules/baht.ts'
import { pasteChosen, type PasteChoices, usePasteChoices } from '#src/stores/paste-choices.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { ClipboardPaste, X } from '#src/ui/icons.ts'
import { TextArea } from '#src/ui/field/TextArea.tsx'
import { parsePaste, type PasteRow } from './parse-paste.ts'
import { addLines } from '../bets/add-numbers.ts'
import { AddNotice } from '../bets/AddNotice.tsx'
import { previewRows } from './paste-view.ts'
import { PastePreview } from './PastePreview.tsx'
import { useReadText } from './use-read-text.ts'
import styles from './PastePanel.module.css'
import type { RoundBets } from '../bets/round-bets.ts'

/** Numbers from a chat: read line by line, shown, asked about, and only then added (domain.md §4.2). */
export function PastePanel({ bets }: { bets: RoundBets }) {
  const [text, setText] = useKeptText('lotto-paste')
  const choices = usePasteChoices()
  // Typing goes on while a long text is read.
  const { shown, reading } = useReadText(useDeferredValue(text))
  const rows = useMemo(() => {
    const takes = new Set(bets.rates.map((rate) => rate.bet_type))
    return previewRows(parsePaste(shown, { ...choices, takes }))
  }, [shown, choices, bets.rates])
  const lines = rows.flatMap((row) => row.lines)
  const skipped = rows.filter((row) => row.state === 'skipped').length
  const sums = useId()

  const handleRead = async () => {
    const pasted = await navigator.clipboard.readText().catch(() => '')
    if (pasted) setText(text ? `${text}\n${pasted}` : pasted)
  }
  const handleAdd = () => {
    if (addLines(bets, lines)) setText('')
  }
  return (
    <div className={styles.panel}>
      <Field label={words.pasteLabel} hint={words.pasteHint}>
        <TextArea
          rows={6}
          value={text}
          placeholder={words.pasteExamples}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className={styles.acts}>
        {'clipboard' in navigator && 'readText' in navigator.clipboard && (
          <Button tone="gold" size="sm" icon={<ClipboardPaste />} onClick={() => void handleRead()}>
            {words.pasteRead}
          </Button>
        )}
        {text !== '' && (
          <Button tone="text" size="sm" icon={<X />} onClick={() => setText('')}>
            {words.pasteClear}
          </Button>
        )}
      </div>
      {reading === null && <PasteQuestions rows={rows} />}
      <p id={sums} role="status" className={styles.sums}>
        {reading !== null
          ? words.pasteReading(formatCount(reading))
          : rows.length === 0
            ? words.pasteEmpty
            : words.pasteSums(formatCount(lines.length), formatCount(skipped))}
      </p>
      {rows.length > 0 && <PastePreview rows={rows} />}
      {rows.length > 0 && (
        <Button
          tone="gold"
          block
          disabled={lines.length === 0}
          busy={reading !== null}
          aria-describedby={sums}
          onClick={handleAdd}
        >
          {lines.length > 0 ? words.pasteAdd(formatCount(lines.length)) : words.pasteNothing}
        </Button>
      )}
      <AddNotice roundId={bets.roundId} />
    </div>
  )
}

const questions = ['figures', 'place', 'pairs', 'counts', 'win'] as const
type Question = (typeof questions)[number]

const answers: { readonly [Name in Question]: readonly NonNullable<PasteChoices[Name]>[] } = {
  figures: ['price', 'numbers'],
  place: ['top', 'bottom', 'both'],
  pairs: ['bottom', 'reverse'],
  counts: ['orders', 'tod'],
  win: [2, 3],
}

/** Asks where a chat can be read in two ways; what was answered is remembered, and can be changed. */
function PasteQuestions({ rows }: { rows: readonly PasteRow[] }) {
  const asked = questions.filter((name) => rows.some(({ asks }) => asks.includes(name)))
  return asked.map((name) => <PasteQuestion key={name} name={name} />)
}

function PasteQuestion<Name extends Question>({ name }: { name: Name }) {
  const chosen = usePasteChoices((choices) => choices[name])
  const label = words.pasteQuestions[name]
  const sentences: Readonly<Record<string, string>> = words.pasteAnswers[name]
  return (
    <div role="group" aria-label={label} className={styles.question}>
      <span className={styles.label}>{label}</span>
      {answers[name].map((answer) => (
        <Chip
          key={String(answer)}
          selected={chosen === answer}
          onClick={() => pasteChosen({ [name]: answer })}
        >
          {sentences[String(answer)]}
        </Chip>
      ))}
    </div>
  )
}
