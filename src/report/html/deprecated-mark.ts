import type { Run } from '../../run/run.js'
import type { RequirementResult } from '../../run/requirement-result.js'
import { deprecationWords } from '../deprecation-words.js'
import { type Html, html } from './html.js'

/** Says of a requirement that binds nothing but deprecated operations when they go; nothing of any other. */
export function deprecatedMark({ operations }: RequirementResult, run: Run): Html | false {
  const deprecated = run.interfaces.flatMap((one) => one.deprecated ?? [])
  const [first, ...others] = operations.map((id) =>
    deprecated.find(({ operation }) => operation === id),
  )
  if (first === undefined || others.includes(undefined)) return false
  return html`<span class="deprecated">${deprecationWords(first)}</span>`
}
