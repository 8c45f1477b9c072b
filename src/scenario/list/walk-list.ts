import type { Operation } from '../../contract/operation.js'
import type { UrlParameters } from '../request/request-url.js'
import type { Sender } from '../request/sender.js'
import type { Walk } from './walk.js'
import { walkPages } from './walk-pages.js'

/**
 * Walks a list in the way that its definition shows: by number where pages have numbers, so that no link has to be
 * right for it, else from link to link.
 */
export const walkList = (
  sender: Sender,
  operation: Operation,
  asked: Pick<UrlParameters, 'query' | 'path'>,
): Promise<Walk> =>
  walkPages(sender, operation.id, asked, sender.bounds, isNumbered(operation) ? 'number' : 'link')

const isNumbered = ({ parameters }: Operation): boolean =>
  parameters.some(({ name, schema }) => name === 'start' && schema['type'] === 'integer')
