import { errorTypesIn } from '../../contract/shown/error-types-in.js'
import type { Answer } from './answer.js'

/** Types of the error in an error response, and of those nested in it. */
export const errorTypes = (answer: Answer): readonly string[] => errorTypesIn(answer.at('/_error'))
