import type { Answer, Stage } from '../../../../src/scenario/index.js'

/** Makes sure that a string has the identifier that it had before it was updated, where it shows one. */
export function assumeSameId({ assume }: Pick<Stage, 'assume'>, before: Answer, now: Answer): void {
  const id = before.at('/_id')
  if (id !== undefined && now.at('/_id') !== undefined)
    assume(now, 'text.textString.id-of-one').at('/_id', id)
}
