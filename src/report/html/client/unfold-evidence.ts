import type { openIsland } from './open-island.js'
import type { Page } from './page.js'

/**
 * Runs in the reader's browser, copied into the report as it stands: it may use nothing from outside its own braces.
 *
 * Brings the marked place of a long body into view when its exchange is unfolded, and unfolds or folds all that the
 * filter leaves.
 */
export function unfoldEvidence({ document }: Page, open: typeof openIsland): void {
  const button = document.querySelector('#unfold')
  button?.addEventListener('click', () => {
    const unfold = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', String(unfold))
    for (const details of document.querySelectorAll('details:not(.rows)')) {
      details.open = unfold && details.closest('[hidden]') === null
      if (details.open) open(details)
    }
  })
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target.open) open(target)
      const mark = target.querySelector('mark')
      const body = mark?.closest('pre')
      if (mark && body) body.scrollTop = mark.offsetTop - body.clientHeight / 3
    },
    true,
  )
}
