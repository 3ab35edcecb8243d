import { shell } from '#src/strings/shell.ts'

/** The menu is on pages that have no footer too: lobbies, deposits. */
export const Adults = () => (
  <p apply="small muted text-centre mt-8">
    {shell.footer.age} {shell.footer.title}
  </p>
)
