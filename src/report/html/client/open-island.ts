import type { PageElement } from './page.js'

/**
 * Copied into the report as it stands: it may use nothing from outside its own braces.
 *
 * Puts the evidence of an exchange into the page, the first time that it is opened.
 */
export function openIsland(details: PageElement): void {
  const island = details.querySelector('noscript')
  if (!island || details.matches('.rows')) return
  const markup = island.textContent
  island.remove()
  details.insertAdjacentHTML('beforeend', markup)
}
