import { type Operation, type Walk, whyPartial } from '../../../src/scenario/index.js'

/** Why a list that was asked for in several pages shows only one. */
export const whySinglePage = ({ id }: Operation, small: Walk): string =>
  whyPartial(small)?.because ?? `The list of ${id} came in one page when several were asked for.`
