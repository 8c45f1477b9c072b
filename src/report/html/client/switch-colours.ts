import type { Page } from './page.js'

/**
 * Runs in the reader's browser, copied into the report as it stands: it may use nothing from outside its own braces.
 *
 * Light colours for dark ones and back again, until the page is closed.
 */
export function switchColours(page: Page): void {
  const root = page.document.querySelector(':root')
  const button = page.document.querySelector('#colours')
  if (!root || !button) return
  let isDark = page.matchMedia('(prefers-color-scheme: dark)').matches
  const name = (): void => {
    button.textContent = isDark ? 'Light colours' : 'Dark colours'
  }
  name()
  button.addEventListener('click', () => {
    isDark = !isDark
    root.setAttribute('data-colours', isDark ? 'dark' : 'light')
    name()
  })
}
