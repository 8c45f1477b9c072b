import type { Page } from './page.js'

/**
 * Runs in the reader's browser, copied into the report as it stands: it may use nothing from outside its own braces.
 *
 * The bar stays in view and is as high as its window makes it: what a link leads to stands below it. On a telephone its
 * fields are folded until they are asked for.
 */
export function fitBar({ document, ResizeObserver }: Page): void {
  const root = document.querySelector(':root')
  const bar = document.querySelector('.bar')
  if (!root || !bar) return
  new ResizeObserver(() => root.style.setProperty('--bar', `${bar.offsetHeight}px`)).observe(bar)
  const button = document.querySelector('#fields')
  button?.addEventListener('click', () => {
    const unfold = button.getAttribute('aria-expanded') !== 'true'
    button.setAttribute('aria-expanded', String(unfold))
    bar.setAttribute('data-unfolded', String(unfold))
  })
}
