import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import { type Change, values, variants, written } from '../../alterations/written-definition.js'

const defect = defectOf('further-values')

const created = (
  name: string,
  sentence: string,
  breaks: string | readonly string[],
  change: Change,
  id = 'createDefinition',
): Defect => defect(name, sentence, breaks, written(id, change))

const shown = 'notifications.createDefinition.creation-shown'
const textKept = 'notifications.createDefinition.text-kept'
const inLanguages = 'notifications.message.variants'
const updated = 'notifications.updateDefinition.updated'

/** Definitions that lose what few of them have: many values, many languages, long and empty texts. */
const defects: readonly Defect[] = [
  created(
    'eight',
    'A definition is created with no more than eight values.',
    shown,
    values((all) => all.slice(0, 8)),
  ),
  created(
    'none-empty',
    'A definition is created without its empty values.',
    shown,
    values((all) => all.filter(([, value]) => value !== '')),
  ),
  created(
    'short-types',
    'A definition is created with no more than 32 letters of its type.',
    shown,
    ({ type, ...rest }) => ({ ...rest, type: type.slice(0, 32) }),
  ),
  created(
    'short-values',
    'A definition is created with no more than 255 letters of each value.',
    textKept,
    values((all) => all.map(([name, value]) => [name, value.slice(0, 255)])),
  ),
  created(
    'three-languages',
    'A definition is created with no more than three variants.',
    inLanguages,
    variants((all) => all.slice(0, 3)),
  ),
  created(
    'wordless-variants',
    'A definition is created without its variants of which the text is empty.',
    inLanguages,
    variants((all) => all.filter(([, { text }]) => text !== '')),
  ),
  created(
    'imageless-variants',
    'An update loses the pictures of variants.',
    [updated, inLanguages],
    variants((all) => all.map(([language, { text }]) => [language, { text }])),
    'updateDefinition',
  ),
]

export default defects
