import { type Answer, errorTypes } from '../../../src/scenario/index.js'
import { namesErrorType } from './names-error-type.js'

const absent = ['definitionRefNotFound', 'notificationRefNotFound']

/** Whether a refusal says that what it is about does not exist. */
export const deniesSubject = (answer: Answer): boolean =>
  answer.bytes > 0 &&
  errorTypes(answer).some((one) => absent.some((type) => namesErrorType(one, type)))
