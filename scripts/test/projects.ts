/** Which Playwright projects a command line asks for, so that only their sites are built and their servers started. */
export const projects = ['web-phone', 'web-desktop', 'liff'] as const

/** All of them unless `--project` names some; a name that is none is left to Playwright to complain about. */
export function projectsOf(args: readonly string[], env: NodeJS.ProcessEnv = process.env): string[] {
  const named = args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)]
    return arg === '--project' ? (args[index + 1] ?? []) : []
  })
  const known = named.filter((name) => projects.some((project) => project === name))
  if (known.length > 0) return known
  // A site that is running already is no LIFF app of ours.
  return projects.filter((name) => !env.E2E_URL || name !== 'liff')
}
