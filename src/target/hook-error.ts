import type { HookName } from '../terms/hook-name.js'

/** A hook did not do what the profile says. The message names it and says what to do. */
export class HookError extends Error {
  override readonly name = 'HookError'
  readonly hook: HookName
  readonly step: 'begin' | 'end'

  constructor(hook: HookName, step: 'begin' | 'end', reason: string, options?: ErrorOptions) {
    super(`hooks.${hook}.${step} ${reason}`, options)
    this.hook = hook
    this.step = step
  }
}
