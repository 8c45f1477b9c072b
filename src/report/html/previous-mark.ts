import type { Run } from '../../run/run.js'
import type { RequirementResult } from '../../run/requirement-result.js'
import { type Html, html } from './html.js'

/** How a requirement came out in the run that this one is compared with; nothing where there is none. */
export const previousMark = ({ previous }: RequirementResult, run: Run): Html | false =>
  run.previous !== undefined &&
  html`<span class="because previous">before: ${previous ?? 'not there'}</span>`
