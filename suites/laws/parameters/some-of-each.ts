import {
  type LawStage,
  often,
  type Operation,
  type Parameter,
  type RequestInput,
} from '../../../src/scenario/index.js'
import { laterPage } from '../shared/later-page.js'
import { varied } from '../shared/varied.js'
import { waysToVary } from '../shared/ways-to-vary.js'

/** A request with a value of a parameter. */
export interface Asked {
  readonly order: RequestInput
  /** Whether it asks for something besides, and the statuses that refuse it for that. */
  readonly isVaried: boolean
  readonly refusals: readonly number[]
}

/**
 * Each request as often as it takes, all but the first of them with something besides where they may be varied: a
 * condition, another parameter, the cursor of a later page.
 */
export async function someOfEach(
  stage: LawStage,
  operation: Operation,
  {
    parameter,
    orders,
  }: { readonly parameter: Parameter; readonly orders: readonly RequestInput[] },
  how: 'plain' | 'varied',
): Promise<readonly Asked[]> {
  const page = how === 'plain' ? undefined : await laterPage(stage, operation)
  // Beside a cursor that stands for parameters, none is missing, and none need be looked at.
  const later = page?.standsAlone === true ? undefined : page?.query
  const narrowing = how === 'plain' ? undefined : await stage.capability(operation, 'narrowing')
  // That a filter counts beside another one is a requirement of its own.
  const parameters = operation.parameters.filter(({ filter }) => filter === undefined)
  const filters = operation.parameters.filter(({ filter }) => filter !== undefined)
  // How many items a page may have is a matter of the page alone, whatever its list is narrowed by.
  const isOfPage = how === 'varied' && parameter.schema['type'] === 'integer'
  const narrowed = orders
    .slice(0, isOfPage ? 1 : 0)
    .flatMap((order) => waysToVary({ ...operation, parameters: filters }, order, {}))
  const each = orders.flatMap((order) =>
    Array.from({ length: often }, (_, turn): Asked => {
      const isPlain = how === 'plain' || turn === 0
      const more = isPlain
        ? undefined
        : varied({ ...operation, parameters }, order, turn, later, { narrowing })
      return { order, refusals: [], ...more, isVaried: more !== undefined }
    }),
  )
  return [...each, ...narrowed.map((one) => ({ ...one, isVaried: true }))]
}
