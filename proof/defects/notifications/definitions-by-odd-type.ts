import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Definition } from '../../../src/reference/books/definition.js'

const defect = defectOf('definitions-by-odd-type')

const complete = 'notifications.getDefinitions.type-filter-complete'

/** The list of definitions, given what becomes of the types that are asked for. */
const found = (
  name: string,
  sentence: string,
  breaks: string,
  isFound: (definition: Definition, wanted: string) => boolean,
): Defect =>
  defect(name, sentence, breaks, () => ({
    ofTypes: (definition, wanted) => wanted.some((one) => isFound(definition, one)),
  }))

/** Lists of definitions whose types have more than letters. */
const defects: readonly Defect[] = [
  found(
    'other-letters',
    'Of a type that is asked for, letters beyond ASCII are lost.',
    complete,
    ({ type }, one) => one.replaceAll(/[^\0-\u{7f}]/gu, '?') === type,
  ),
  found(
    'plus-signs',
    'A plus sign of a type that is asked for is taken for a blank.',
    complete,
    ({ type }, one) => one.replaceAll('+', ' ') === type,
  ),
  found(
    'unescaped-twice',
    'What is escaped in a type that is asked for is undone twice.',
    complete,
    ({ type }, one) => one.replaceAll('%41', 'A') === type,
  ),
  found('commas', 'A comma ends a type that is asked for.', complete, ({ type }, one) =>
    one.split(',').includes(type),
  ),
  found(
    'patterns',
    'An underline in a type that is asked for stands for any letter.',
    'notifications.getDefinitions.type-filter-matching',
    ({ type }, one) =>
      [...one].length === [...type].length &&
      [...one].every((letter, index) => letter === '_' || letter === [...type][index]),
  ),
]

export default defects
