import { apiDocPath } from '../../api-doc/api-doc-path.js'
import { formatPaths } from './format-paths.js'
import { resolvedTextPath } from './resolved-text-path.js'
import { stringPaths } from './string-paths.js'

/** The operations of the text interface that document 2 shows (Endpoints, Text). */
export const paths: Readonly<Record<string, object>> = {
  ...resolvedTextPath,
  ...stringPaths,
  '/text/apiDoc': apiDocPath,
  ...formatPaths,
}
