import { cursorLists } from '../../alterations/cursor-lists.js'
import type { Defect } from '../../defect.js'

/** One defect for each list that begins anew when its cursor is longer than any cursor may be. */
const defects: readonly Defect[] = cursorLists.map(({ name, id: operation }) => ({
  name: `accepted-cursors-${operation}-too-long`,
  sentence: `${operation} takes a cursor of more than 256 characters for none.`,
  breaks: [`${name}.${operation}.start-too-long`],
  behaviour: ({ faultsOf }) => ({
    faultsOf(given, found) {
      const { operation: asked, parameter, value = '' } = given
      const meant = asked === operation && parameter === 'start' && value.length > 256
      return meant ? [] : faultsOf(given, found)
    },
  }),
}))

export default defects
