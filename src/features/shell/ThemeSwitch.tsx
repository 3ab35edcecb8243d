import { chooseTheme, type ThemeChoice, usePrefs } from '#src/stores/prefs.ts'
import { shell } from '#src/strings/shell.ts'
import { Monitor, Moon, Sun } from '#src/ui/icons.ts'
import { Segmented } from '#src/ui/actions/Segmented.tsx'

const options = [
  { value: 'system', label: shell.themeSystem, icon: <Monitor size={18} /> },
  { value: 'dark', label: shell.themeDark, icon: <Moon size={18} /> },
  { value: 'light', label: shell.themeLight, icon: <Sun size={18} /> },
] satisfies { value: ThemeChoice; label: string; icon: unknown }[]

export function ThemeSwitch() {
  const theme = usePrefs((state) => state.theme)
  return <Segmented label={shell.theme} value={theme} options={options} onChange={chooseTheme} />
}
