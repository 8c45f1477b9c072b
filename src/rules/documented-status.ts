import type { Rule } from './rule.js'

/** An answer has a status that the operation, or the interface as a whole, documents. */
export const documentedStatus: Rule = {
  id: 'rules/documented-status',
  title: 'Every answer has a documented status',
  file: 'src/rules/documented-status.ts',
  decides: ({ origin }) => origin.kind === 'status',
  judge: ({ operation, documented, response }) => [
    {
      requirement: `${operation.interface}.${operation.id}.status`,
      ...(documented === undefined
        ? {
            verdict: 'fail',
            expected: `status ${operation.responses.map(({ status }) => status).join(', ')}`,
            actual: `status ${response.status}`,
          }
        : { verdict: 'pass' }),
    },
  ],
}
