import type { Operation } from '../http/operation.js'
import { deleteString } from './delete-string.js'
import { getApiDoc } from './get-api-doc.js'
import { getFormat } from './get-format.js'
import { getFormats } from './get-formats.js'
import { getGroup } from './get-group.js'
import { getGroups } from './get-groups.js'
import { getResolvedText } from './get-resolved-text.js'
import { getString } from './get-string.js'
import { getStrings } from './get-strings.js'
import { setFormat } from './set-format.js'
import { setString } from './set-string.js'

/** The text interface 0.2.1 (document 2), and what its links lead to. */
export const textOperations: readonly Operation[] = [
  getResolvedText,
  getStrings,
  getString,
  setString,
  deleteString,
  getFormats,
  getFormat,
  setFormat,
  getApiDoc,
  getGroups,
  getGroup,
]
