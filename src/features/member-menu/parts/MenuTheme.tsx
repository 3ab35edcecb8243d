import { chooseTheme, type ThemeChoice, usePrefs } from '#src/stores/prefs.ts'
import { shell } from '#src/strings/shell.ts'
import { Segmented } from '#src/ui/Segmented.tsx'
import styles from './MenuTheme.module.css'

const options: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: shell.themeSystem },
  { value: 'dark', label: shell.themeDark },
  { value: 'light', label: shell.themeLight },
]

/** Not an entry of the menu: choosing here shows its effect at once, so the menu stays open. */
export function MenuTheme() {
  const theme = usePrefs((state) => state.theme)
  return (
    <div className={styles.theme}>
      <span aria-hidden="true">{shell.theme}</span>
      <Segmented
        label={shell.theme}
        value={theme}
        options={options}
        onChange={chooseTheme}
        className={styles.switch}
      />
    </div>
  )
}
