import type { Page, PageElement } from './page.js'

/**
 * Runs in the reader's browser, copied into the report as it stands: it may use nothing from outside its own braces.
 *
 * Puts a button beside each command that copies it.
 */
export function copyCommands({ document, navigator }: Page): void {
  const { clipboard } = navigator
  if (!clipboard) return
  const equip = (command: PageElement): void => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.setAttribute('aria-live', 'polite')
    button.addEventListener('click', () => {
      const say = (word: string) => () => {
        button.textContent = word
      }
      clipboard.writeText(command.textContent).then(say('Copied'), say('Not allowed'))
    })
    button.addEventListener('blur', () => {
      button.textContent = 'Copy'
    })
    command.closest('.again')?.append(button)
  }
  for (const command of document.querySelectorAll('[data-copy]')) equip(command)
  document.addEventListener(
    'toggle',
    ({ target }) => {
      for (const command of target.querySelectorAll('.again:not(:has(.copy)) [data-copy]'))
        equip(command)
    },
    true,
  )
}
