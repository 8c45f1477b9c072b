import { dereference } from './dereference.js'
import type { Operation } from './operation.js'

/** Whether the definition says how long a text in the body of an operation may be. */
export const boundsTexts = ({
  body,
  definition,
}: Pick<Operation, 'body' | 'definition'>): boolean =>
  (body?.mediaTypes ?? []).some((mediaType) =>
    JSON.stringify(dereference(definition, body?.schema(mediaType))).includes('"maxLength":'),
  )
