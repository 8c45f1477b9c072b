import type { Operation } from './operation.js'

/** Whether an operation takes a request header field, or may do so behind a reference that cannot be seen. */
export function takesHeader({ parameters }: Operation, name: string): boolean {
  return parameters.some(
    ({ value }) =>
      '$ref' in value ||
      (value['in'] === 'header' && String(value['name']).toLowerCase() === name.toLowerCase()),
  )
}
