import { shell } from '#src/strings/shell.ts'

/** Where no footer is: menus, lobbies, the ways in. */
export const Adults = () => (
  <p apply="small muted text-centre mt-8">
    {shell.footer.age} {shell.footer.title}
  </p>
)
