import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routes } from '#src/app/routes/site-routes.tsx'
import { usePrefs } from '#src/stores/prefs.ts'
import { shell } from '#src/strings/shell.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
import { Footer } from './Footer.tsx'

it('says 20+, play responsibly and the help line, which can be called', () => {
  renderPart(<Footer />)
  expect(screen.getByText('20+')).toBeVisible()
  expect(screen.getByRole('heading', { name: shell.footer.title })).toBeVisible()
  expect(screen.getByRole('link', { name: shell.footer.helpLine })).toHaveAttribute('href', 'tel:1323')
})

it('has no dead link: each leads to a route', () => {
  renderPart(<Footer />)
  const known = JSON.stringify(routes)
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href')!)
  for (const target of targets.filter((href) => href.startsWith('/'))) {
    expect(known).toContain(JSON.stringify(target.slice(1)))
  }
})

it('switches the theme', async () => {
  const { user } = renderPart(<Footer />)
  await user.click(screen.getByRole('radio', { name: shell.themeLight }))
  expect(usePrefs.getState().theme).toBe('light')
})
