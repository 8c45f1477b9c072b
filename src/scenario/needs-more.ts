import type { Touch } from './touch.js'

/** A scenario found out at the target that it touches more than it declares: it is performed again, with that. */
export class NeedsMore extends Error {
  override readonly name = 'NeedsMore'

  readonly touches: readonly Touch[]

  constructor(touches: readonly Touch[]) {
    super(`It needs ${touches.map(({ way, resource }) => `${resource} ${way}`).join(', ')}.`)
    this.touches = touches
  }
}
